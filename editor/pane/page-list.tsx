import { Briefcase, FileText, ListFilter, type LucideIcon, Send, Settings2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { PageType } from '#schemas/documents.ts';
import type { PageSummary } from '../api/page-summary.ts';
import { useMessage } from '../language/use-message.ts';
import { toHash } from '../route/route.ts';
import styles from './page-list.module.css';

const ICONS: Readonly<Record<PageType, LucideIcon>> = {
  CONTENT: FileText,
  JOB_LISTING: ListFilter,
  JOB_DETAIL: Briefcase,
  APPLY: Send,
  SYSTEM: Settings2,
};

export interface PageListProps {
  readonly siteId: string;
  readonly pages: readonly PageSummary[];
  readonly currentId: string | undefined;
  readonly onChoose: () => void;
}

/** The pages as links, so that each has an address to keep and share; arrow keys move between them. */
export function PageList({ siteId, pages, currentId, onChoose }: PageListProps) {
  return (
    <ul className={styles.list} onKeyDown={moveFocus}>
      {pages.map((page) => (
        <li key={page.id}>
          <PageLink
            href={toHash(siteId, page.id)}
            page={page}
            current={page.id === currentId}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

interface PageLinkProps {
  readonly href: string;
  readonly page: PageSummary;
  readonly current: boolean;
  readonly onChoose: () => void;
}

function PageLink({ href, page: { title, url, type }, current, onChoose }: PageLinkProps) {
  const message = useMessage();
  const PageIcon = ICONS[type];
  return (
    <a
      href={href}
      className={styles.link}
      aria-current={current ? 'page' : undefined}
      onClick={onChoose}
    >
      <PageIcon
        size={16}
        strokeWidth={1.75}
        role="img"
        aria-label={message(`page-type.${type}`)}
        className={styles.icon}
      />
      <span className={styles.title}>{title}</span>
      <span className={styles.url}>{url}</span>
    </a>
  );
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.findIndex((link) => link.contains(document.activeElement));
  const next = links[index + step];
  event.preventDefault();
  next?.focus();
}
