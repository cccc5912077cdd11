import { usePageMessage } from '../../context/page-context.ts';
import { countText } from '../../jobs/count-text.ts';
import { useSearch, useSearchHref } from '../../jobs/use-search.ts';
import { Icon } from '../../parts/icon.tsx';
import { changeSearch } from '../../search/job-search.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  readonly current: number;
  readonly last: number;
}

/** Numbered links from tablet width; on phones the two that people use, and where they are. */
export function Pagination({ current, last }: PaginationProps) {
  const message = usePageMessage();
  if (last <= 1) return null;
  const where = { page: countText(current), pages: countText(last) };
  return (
    <nav className={styles.paging} aria-label={message('job-list.pages')} data-paging="">
      <Step page={current - 1} last={last} rel="prev" />
      <p className={styles.where}>{message('job-list.page-of', where)}</p>
      <ol className={styles.pages}>
        {pageWindow(current, last).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === undefined ? '…' : <PageLink page={page} current={page === current} />}
          </li>
        ))}
      </ol>
      <Step page={current + 1} last={last} rel="next" />
    </nav>
  );
}

function PageLink({ page, current }: { readonly page: number; readonly current: boolean }) {
  const message = usePageMessage();
  const href = usePageHref()(page);
  const label = message('job-list.page', { page: countText(page) });
  return (
    <a
      href={href}
      className={styles.page}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
    >
      {countText(page)}
    </a>
  );
}

interface StepProps {
  readonly page: number;
  readonly last: number;
  readonly rel: 'prev' | 'next';
}

/** An empty place keeps the others where they are at either end. */
function Step({ page, last, rel }: StepProps) {
  const message = usePageMessage();
  const href = usePageHref()(page);
  if (page < 1 || page > last) return <span className={styles.step} />;
  return (
    <a href={href} rel={rel} className={styles.step}>
      {rel === 'prev' && <Icon name="chevron-left" size={20} />}
      {message(`job-list.${rel}`)}
      {rel === 'next' && <Icon name="chevron-right" size={20} />}
    </a>
  );
}

function usePageHref(): (page: number) => string {
  const search = useSearch();
  const searchHref = useSearchHref();
  return (page) => searchHref(changeSearch(search, { page }));
}

/**
 * The pages that paging offers: the first, the last and those around the current one. Undefined stands for
 * the pages that are left out between two of them.
 */
export function pageWindow(current: number, last: number): (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, last];
  const pages = [...new Set(near)].filter((page) => page >= 1 && page <= last);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0) - 1;
    if (gap === 0) return [page];
    return [gap === 1 ? page - 1 : undefined, page];
  });
}
