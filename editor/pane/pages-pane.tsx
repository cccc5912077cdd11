import { LogOut, Search } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { usePages } from '../api/content-queries.ts';
import { QueryFailure } from '../api/query-failure.tsx';
import type { SiteSummary } from '../api/site-summary.ts';
import { VIEW_SHORTCUTS } from '../commands/view-commands.ts';
import { Button } from '../controls/button.tsx';
import { StateMessage } from '../controls/state-message.tsx';
import { Tooltip } from '../controls/tooltip.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { useMessage } from '../language/use-message.ts';
import { session } from '../session/session.ts';
import { filterPages } from './page-filter.ts';
import { PageList } from './page-list.tsx';
import styles from './pages-pane.module.css';
import { SiteSwitcher } from './site-switcher.tsx';
import { sortPages } from './sort-pages.ts';

export interface PagesPaneProps {
  readonly sites: readonly SiteSummary[];
  readonly siteId: string;
  readonly pageId: string | undefined;
  readonly open: boolean;
  readonly filterField: RefObject<HTMLInputElement | null>;
  readonly onChoose: () => void;
}

export function PagesPane({ sites, siteId, pageId, open, filterField, onChoose }: PagesPaneProps) {
  const message = useMessage();
  return (
    <nav className={styles.pane} data-open={open || undefined} aria-label={message('pages')}>
      <SiteSwitcher sites={sites} currentId={siteId} />
      <SitePages
        key={siteId}
        siteId={siteId}
        pageId={pageId}
        filterField={filterField}
        onChoose={onChoose}
      />
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

type SitePagesProps = Pick<PagesPaneProps, 'siteId' | 'pageId' | 'filterField' | 'onChoose'>;

function SitePages({ siteId, pageId, filterField, onChoose }: SitePagesProps) {
  const message = useMessage();
  const [text, setText] = useState('');
  const { data: pages, error, refetch } = usePages(siteId);
  if (!pages)
    return (
      <div className={styles.pages}>
        {error && <QueryFailure error={error} onRetry={refetch} />}
      </div>
    );
  const shown = filterPages(sortPages(pages), text);
  return (
    <>
      <label className={styles.filter}>
        <Search size={14} aria-hidden="true" />
        <input
          ref={filterField}
          type="search"
          className={styles.field}
          value={text}
          placeholder={message('pages.filter')}
          aria-label={message('pages.filter')}
          aria-keyshortcuts={VIEW_SHORTCUTS['pages.filter']}
          onChange={(event) => setText(event.target.value)}
        />
        <span className={styles.key} aria-hidden="true">
          {VIEW_SHORTCUTS['pages.filter']}
        </span>
      </label>
      <div className={styles.pages}>
        {shown.length > 0 && (
          <PageList siteId={siteId} pages={shown} currentId={pageId} onChoose={onChoose} />
        )}
        {pages.length === 0 && (
          <StateMessage
            title={message('pages.empty.title')}
            text={message('pages.empty.text', { site: siteId })}
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
