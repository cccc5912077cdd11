import {
  Briefcase,
  ChartNoAxesColumn,
  Clock,
  CloudOff,
  Copy,
  Download,
  FileText,
  ListFilter,
  type LucideIcon,
  MoreHorizontal,
  Send,
  Settings2,
  SquareArrowOutUpRight,
  TextCursorInput,
  Trash2,
} from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { PageNumbers } from '#schemas/api/recruiting/results.ts';
import type { PageType } from '#schemas/documents/documents.ts';
import type { ListedPage } from '../service/page-summary.ts';
import { Menu, type MenuItem, type MenuPlace, placeBelow } from '../ui/controls/menu.tsx';
import { formatPlannedMoment } from '../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import type { MessageKey } from '../ui/messages/messages.ts';
import { toHash } from '../ui/route/route.ts';
import styles from './page-list.module.css';
import { PageFigures } from './page-numbers.tsx';
import pageStatusStyles from './page-status.module.css';
import type { PageActions } from './use-page-actions.ts';

const ICONS: Readonly<Record<PageType, LucideIcon>> = {
  CONTENT: FileText,
  JOB_LISTING: ListFilter,
  JOB_DETAIL: Briefcase,
  APPLY: Send,
  SYSTEM: Settings2,
};

export interface PageListProps {
  readonly siteId: string;
  readonly pages: readonly ListedPage[];
  /** By the id of the page; none until they are there. */
  readonly numbers?: ReadonlyMap<string, PageNumbers> | undefined;
  readonly currentId: string | undefined;
  readonly actions: PageActions;
  readonly onChoose: () => void;
}

/**
 * The pages as links, so that each has an address to keep and share; arrow keys, Home and End move between them. What can be done
 * with a page is in its menu, on the right mouse button and on keys of their own.
 */
export function PageList({ siteId, pages, numbers, currentId, actions, onChoose }: PageListProps) {
  const message = useMessage();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (currentId !== undefined)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const [menu, setMenu] = useState<{ readonly page: ListedPage; readonly at: MenuPlace }>();
  return (
    <>
      <ul ref={list} id="page-list" className={styles.list} onKeyDown={moveFocus}>
        {pages.map((page) => (
          <PageRow
            key={page.id}
            href={toHash(siteId, page.id)}
            page={page}
            numbers={numbers?.get(page.id)}
            current={page.id === currentId}
            isMenuOpen={menu?.page.id === page.id}
            actions={actions}
            onChoose={onChoose}
            onMenu={(at) => setMenu({ page, at })}
          />
        ))}
      </ul>
      {menu && (
        <Menu
          key={menu.page.id}
          label={message('pages.menu', { title: menu.page.title })}
          items={menuItems(menu.page, actions, message)}
          at={menu.at}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}

function menuItems(
  page: ListedPage,
  actions: PageActions,
  message: (key: MessageKey) => string,
): MenuItem[] {
  const item = (
    id: 'open' | 'rename' | 'duplicate' | 'export' | 'results' | 'unpublish' | 'remove',
    icon: LucideIcon,
    run: (page: ListedPage) => void,
  ): MenuItem => ({ id, icon, label: message(`pages.${id}`), run: () => run(page) });
  return [
    item('open', SquareArrowOutUpRight, actions.open),
    { ...item('rename', TextCursorInput, actions.rename), shortcut: 'F2' },
    item('duplicate', Copy, actions.duplicate),
    item('export', Download, actions.exportFile),
    item('results', ChartNoAxesColumn, actions.showResults),
    ...(page.status === 'draft' ? [] : [item('unpublish', CloudOff, actions.unpublish)]),
    {
      ...item('remove', Trash2, actions.remove),
      shortcut: 'Delete',
      isDangerous: true,
    },
  ];
}

interface PageRowProps {
  readonly href: string;
  readonly page: ListedPage;
  readonly numbers: PageNumbers | undefined;
  readonly current: boolean;
  readonly isMenuOpen: boolean;
  readonly actions: PageActions;
  readonly onChoose: () => void;
  readonly onMenu: (at: MenuPlace) => void;
}

function PageRow({
  href,
  numbers,
  page,
  current,
  isMenuOpen,
  actions,
  onChoose,
  onMenu,
}: PageRowProps) {
  const message = useMessage();
  const { title, url, type } = page;
  const PageIcon = ICONS[type];
  return (
    <li
      className={styles.row}
      data-menu-open={isMenuOpen || undefined}
      onContextMenu={(event) => openMenu(event, onMenu)}
      onKeyDown={(event) => runByKey(event, page, actions)}
    >
      <a
        href={href}
        className={styles.link}
        aria-current={current ? 'page' : undefined}
        onClick={(event) => {
          // A link cannot stand in another; the keyboard finds the same in the menu.
          const { target } = event;
          if (!(target instanceof Element && target.closest('[data-figures]'))) return onChoose();
          event.preventDefault();
          actions.showResults(page);
        }}
      >
        <PageIcon
          size={16}
          strokeWidth={1.75}
          role="img"
          aria-label={message(`page-type.${type}`)}
          className={styles.icon}
        />
        <span className={styles.title}>{title || message('pages.untitled')}</span>
        <span className={styles.about}>
          <span className={styles.url}>{url}</span>
          {numbers && <PageFigures numbers={numbers} />}
          <PageStatus page={page} />
        </span>
      </a>
      <button
        type="button"
        className={styles.more}
        aria-label={message('pages.menu', { title })}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onClick={(event) => onMenu(placeBelow(event.currentTarget))}
      >
        <MoreHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  );
}

/** At the pointer; by the keyboard below the row. */
function openMenu(event: MouseEvent<HTMLElement>, onMenu: (at: MenuPlace) => void): void {
  event.preventDefault();
  const { clientX, clientY, currentTarget } = event;
  const isByKey = clientX === 0 && clientY === 0;
  onMenu(isByKey ? placeBelow(currentTarget) : { x: clientX, y: clientY });
}

function runByKey(event: KeyboardEvent, page: ListedPage, actions: PageActions): void {
  const run = { F2: actions.rename, Delete: actions.remove }[event.key];
  if (!run || event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
  run(page);
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const rows = [...event.currentTarget.children];
  const index = rows.findIndex((row) => row.contains(document.activeElement));
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[
    event.key
  ];
  if (target === undefined) return;
  event.preventDefault();
  rows[target]?.querySelector('a')?.focus();
}

/** What visitors see of a page, in a word with a dot, and a clock where something is planned. */
function PageStatus({ page }: { readonly page: ListedPage }) {
  const message = useMessage();
  const { language } = useLanguage();
  const { status, schedules } = page;
  const plans = schedules.map(({ action, at, failure }) =>
    message(failure === null ? `pages.plan.${action}` : `pages.plan-failed.${action}`, {
      when: formatPlannedMoment(at, language),
    }),
  );
  const hasFailed = schedules.some(({ failure }) => failure !== null);
  return (
    <span className={pageStatusStyles.status} data-status={status}>
      {plans.length > 0 && (
        <span
          className={hasFailed ? pageStatusStyles.failed : pageStatusStyles.plan}
          title={plans.join('\n')}
        >
          <Clock size={12} role="img" aria-label={plans.join('. ')} />
        </span>
      )}
      <span className={pageStatusStyles.dot} aria-hidden="true" />
      {message(`pages.status.${status}`)}
    </span>
  );
}
