import { changeSearch, JOB_SORTS } from '../../jobs/job-search.ts';
import { useSearch, useSearchHref } from '../../jobs/use-search.ts';
import { useMessage } from '../../page/page-context.ts';
import styles from './job-list.module.css';

/** The two orders as links. Without a keyword nothing is more relevant than another: newest first. */
export function SortLinks() {
  const search = useSearch();
  const searchHref = useSearchHref();
  const message = useMessage();
  if (search.keyword === '') return null;
  const current = search.sort === 'startDate' ? 'startDate' : 'relevance';
  return (
    <nav className={styles.sort} aria-label={message('job-list.sort')}>
      {JOB_SORTS.map((sort) => (
        <a
          key={sort}
          href={searchHref(changeSearch(search, { sort: sort === 'relevance' ? '' : sort }))}
          aria-current={sort === current || undefined}
        >
          {message(`job-list.sort-${sort}`)}
        </a>
      ))}
    </nav>
  );
}
