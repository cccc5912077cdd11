import { changeSearch, JOB_SORTS, type JobSearch, type JobSort } from '../../jobs/job-search.ts';
import type { FoundPlace } from '../../jobs/location-option.ts';
import { useSearch, useSearchHref } from '../../jobs/use-search.ts';
import { useMessage } from '../../page/page-context.ts';
import styles from './job-list.module.css';

export interface SortLinksProps {
  /** The place that is searched. */
  readonly place: FoundPlace | null | undefined;
}

/** The orders that mean something here, as links; nothing where there is only one. */
export function SortLinks({ place }: SortLinksProps) {
  const search = useSearch();
  const searchHref = useSearchHref();
  const message = useMessage();
  const sorts = JOB_SORTS.filter((sort) => isUsable(sort, search, place));
  // The first of them is what an address means that names none.
  const [usual] = sorts;
  const current = sorts.find((sort) => sort === search.sort) ?? usual;
  if (sorts.length < 2) return null;
  return (
    <nav className={styles.sort} aria-label={message('job-list.sort')}>
      {sorts.map((sort) => (
        <a
          key={sort}
          href={searchHref(changeSearch(search, { sort: sort === usual ? '' : sort }))}
          aria-current={sort === current || undefined}
        >
          {message(`job-list.sort-${sort}`)}
        </a>
      ))}
    </nav>
  );
}

/** Without a keyword nothing is more relevant than another, without a point nothing is nearer. */
function isUsable(sort: JobSort, { keyword }: JobSearch, place: SortLinksProps['place']): boolean {
  if (sort === 'relevance') return keyword !== '';
  if (sort === 'distance') return Boolean(place && 'point' in place);
  return true;
}
