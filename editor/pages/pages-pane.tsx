import { ChevronsUpDown, LogOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SiteSummary } from '#schemas/api/content.ts';
import { usePageNumbers, usePages } from '../service/content-queries.ts';
import { filterPages } from '../service/page-filter.ts';
import type { ListedPage } from '../service/page-summary.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { session } from '../service/session/session.ts';
import { sortPages } from '../service/sort-pages.ts';
import { Button, Tooltip } from '../ui/controls/button.tsx';
import { SearchInput } from '../ui/controls/search-field.tsx';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { LanguageSwitch } from '../ui/language/choice/language-provider.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { openAddress, toHash } from '../ui/route/route.ts';
import icon from '../ui/theme/icon.svg';
import { setView, useView } from '../ui/view/view-store.ts';
import { BinPart } from './bin-part.ts';
import { PageList } from './page-list.tsx';
import styles from './pages-pane.module.css';
import { askForPage, PagesTools } from './pages-tools.tsx';
import { SiteDoorsPart } from './site-doors-part.ts';
import siteSwitcherStyles from './site-switcher.module.css';
import { usePageActions } from './use-page-actions.ts';

export interface PagesPaneProps {
  readonly sites: readonly SiteSummary[];
  readonly siteId: string;
  readonly pageId: string | undefined;
}

export function PagesPane({ sites, siteId, pageId }: PagesPaneProps) {
  const message = useMessage();
  const site = sites.find((one) => one.siteId === siteId);
  return (
    <nav className={styles.pane} aria-label={message('pages')}>
      <SiteSwitcher sites={sites} currentId={siteId} />
      {site && <SitePages key={siteId} site={site} pageId={pageId} />}
      <SiteDoorsPart siteId={siteId} />
      <div className={styles.foot}>
        <LanguageSwitch />
        <Tooltip text={message('signout')} side="top" align="end">
          <Button variant="quiet" label={message('signout')} onClick={session.signOut}>
            <LogOut size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Tooltip>
      </div>
    </nav>
  );
}

interface SitePagesProps {
  readonly site: SiteSummary;
  readonly pageId: string | undefined;
}

function SitePages({ site, pageId }: SitePagesProps) {
  const { siteId } = site;
  const isBinShown = useView((view) => view.isBinShown);
  useEffect(() => hideBin, []);
  const { data: pages, error, refetch } = usePages(siteId);
  if (isBinShown) return <BinPart siteId={siteId} onBack={backToPages} />;
  if (!pages)
    return (
      <div className={styles.pages}>
        {error && <QueryFailure error={error} onRetry={refetch} />}
      </div>
    );
  return <FoundPages site={site} pageId={pageId} pages={pages} onBin={showBin} />;
}

function showBin(): void {
  setView({ isBinShown: true });
}

/** Whoever comes back to the pane, or to another site, looks for pages. */
function hideBin(): void {
  setView({ isBinShown: false });
}

/** The button that was pressed goes with the bin, and the focus on to the search that stands there then. */
function backToPages(): void {
  flushSync(hideBin);
  document.querySelector<HTMLElement>('#left-pane input[type="search"]')?.focus();
}

interface FoundPagesProps extends SitePagesProps {
  readonly pages: readonly ListedPage[];
  readonly onBin: () => void;
}

function FoundPages({ site, pageId, pages, onBin }: FoundPagesProps) {
  const message = useMessage();
  const { siteId, sitePrefix } = site;
  const list = useMemo(
    () => ({ siteId, sitePrefix, pages, currentId: pageId }),
    [siteId, sitePrefix, pages, pageId],
  );
  const actions = usePageActions(list);
  const { data: numbers } = usePageNumbers(siteId);
  const [text, setText] = useFilter(pages, pageId);
  const shown = filterPages(sortPages(pages), text);
  const onFilterKey = (event: KeyboardEvent) => {
    const [first] = shown;
    if (first === undefined || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') document.querySelector<HTMLElement>('#page-list a')?.focus();
    else if (event.key === 'Enter' && text !== '') location.assign(toHash(siteId, first.id));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.tools}>
        <SearchInput
          label={message('pages.filter')}
          value={text}
          shortcut="/"
          onChange={setText}
          onKeyDown={onFilterKey}
        />
        <PagesTools siteId={siteId} onBin={onBin} />
      </div>
      <div className={styles.pages}>
        {shown.length > 0 && (
          <PageList
            siteId={siteId}
            pages={shown}
            numbers={numbers}
            currentId={pageId}
            actions={actions}
            onChoose={() => setView({ openPane: null })}
          />
        )}
        {pages.length === 0 && (
          <StateMessage
            title={message('pages.empty.title')}
            text={message('pages.none.text')}
            action={
              <Button variant="primary" onClick={askForPage}>
                {message('pages.new')}
              </Button>
            }
          />
        )}
        {pages.length > 0 && shown.length === 0 && (
          <StateMessage
            title={message('pages.no-match.title')}
            text={message('pages.no-match.text')}
            action={<Button onClick={() => setText('')}>{message('pages.no-match.action')}</Button>}
          />
        )}
      </div>
    </>
  );
}

/** What pages are filtered by. A page that is opened from elsewhere is shown in the list: the filter goes if it hides it. */
function useFilter(
  pages: readonly ListedPage[],
  pageId: string | undefined,
): [string, (text: string) => void] {
  const [text, setText] = useState('');
  const [seenId, setSeenId] = useState(pageId);
  if (seenId !== pageId) {
    setSeenId(pageId);
    const opened = pages.filter(({ id }) => id === pageId);
    if (filterPages(opened, text).length === 0) setText('');
  }
  return [text, setText];
}

interface SiteSwitcherProps {
  readonly sites: readonly SiteSummary[];
  readonly currentId: string;
}

function SiteSwitcher({ sites, currentId }: SiteSwitcherProps) {
  const message = useMessage();
  const current = sites.find(({ siteId }) => siteId === currentId);
  return (
    <div className={siteSwitcherStyles.switcher}>
      <img src={icon} alt={message('brand')} width={24} height={24} />
      <label className={siteSwitcherStyles.choice}>
        <span className={siteSwitcherStyles.legend}>{message('site')}</span>
        <span className={siteSwitcherStyles.name} aria-hidden="true">
          {current?.name ?? currentId}
        </span>
        <span className={siteSwitcherStyles.id} aria-hidden="true">
          {currentId}
        </span>
        <select
          className={siteSwitcherStyles.select}
          value={current ? currentId : ''}
          onChange={(event) => openAddress(toHash(event.target.value))}
        >
          {!current && (
            <option value="" disabled>
              {currentId}
            </option>
          )}
          {sites.map(({ siteId, name }) => (
            <option key={siteId} value={siteId}>{`${name} · ${siteId}`}</option>
          ))}
        </select>
        <ChevronsUpDown size={14} aria-hidden="true" className={siteSwitcherStyles.arrows} />
      </label>
    </div>
  );
}
