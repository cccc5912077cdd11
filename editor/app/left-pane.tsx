import { type KeyboardEvent, useContext } from 'react';
import type { SiteSummary } from '#schemas/api/content.ts';
import { commandById } from '../commands/commands.ts';
import { PageEditorContext } from '../document/store/page-editor-context.ts';
import { PagesPane } from '../pages/pages-pane.tsx';
import { Tooltip } from '../ui/controls/button.tsx';
import { shortcutFace } from '../ui/controls/shortcut.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { type LeftPaneName, setView, useView } from '../ui/view/view-store.ts';
import styles from './left-pane.module.css';
import { OutlinePart, PalettePart, ProblemsPart } from './workshop-parts.ts';

export interface LeftPaneProps {
  readonly sites: readonly SiteSummary[];
  readonly site: SiteSummary;
  /** Undefined until an address names a page; then the home page opens. */
  readonly pageId: string | undefined;
}

const TABS: readonly LeftPaneName[] = ['pages', 'add', 'layers', 'problems'];

/** Pages of the site, and for the open page what can be added, its layers and its problems. */
export function LeftPane({ sites, site, pageId }: LeftPaneProps) {
  const hasPage = useContext(PageEditorContext) !== null;
  const chosen = useView((view) => view.leftPane);
  const shown = hasPage ? chosen : 'pages';
  return (
    <div className={styles.pane}>
      {pageId !== undefined && <PaneTabs shown={shown} hasPage={hasPage} />}
      <div
        id="left-pane"
        role={pageId === undefined ? undefined : 'tabpanel'}
        className={styles.content}
      >
        {shown === 'pages' && <PagesPane sites={sites} siteId={site.siteId} pageId={pageId} />}
        {shown === 'add' && <PalettePart />}
        {shown === 'layers' && <OutlinePart />}
        {shown === 'problems' && <ProblemsPart />}
      </div>
    </div>
  );
}

export interface PaneTabsProps {
  readonly shown: LeftPaneName;
  readonly hasPage: boolean;
}

/** They stand while a page is loaded: what is below them must not jump. */
export function PaneTabs({ shown, hasPage }: PaneTabsProps) {
  const message = useMessage();
  return (
    <div
      role="tablist"
      className={styles.tabs}
      aria-label={message('pane.tabs')}
      onKeyDown={moveTab}
    >
      {TABS.map((name) => (
        <PaneTab
          key={name}
          name={name}
          isShown={name === shown}
          isDisabled={!hasPage && name !== 'pages'}
        />
      ))}
    </div>
  );
}

interface PaneTabProps {
  readonly name: LeftPaneName;
  readonly isShown: boolean;
  readonly isDisabled: boolean;
}

function PaneTab({ name, isShown, isDisabled }: PaneTabProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { label, icon: Icon, shortcuts: [shortcut] = [] } = commandById(`pane.${name}`);
  return (
    <Tooltip
      text={label[language]}
      shortcut={shortcut && shortcutFace(shortcut, message)}
      align={name === 'pages' ? 'start' : 'center'}
    >
      <button
        type="button"
        role="tab"
        id={`left-tab-${name}`}
        aria-selected={isShown}
        aria-controls="left-pane"
        tabIndex={isShown ? 0 : -1}
        className={styles.tab}
        disabled={isDisabled}
        onClick={() => setView({ leftPane: name })}
      >
        {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
        <span className={styles.name}>{label[language]}</span>
      </button>
    </Tooltip>
  );
}

function moveTab(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const at = TABS.findIndex((name) => document.activeElement?.id === `left-tab-${name}`);
  const next = TABS[(at + step + TABS.length) % TABS.length];
  if (next === undefined) return;
  event.preventDefault();
  setView({ leftPane: next });
  document.getElementById(`left-tab-${next}`)?.focus();
}
