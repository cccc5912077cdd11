import { usePageMessage } from '../../context/page-context.ts';
import { useSearch, useSearchHref } from '../../jobs/use-search.ts';
import { Icon } from '../../parts/icon.tsx';
import type { JobSearchState } from '../../search/job-search.ts';
import styles from './map-view.module.css';

const VIEWS: readonly JobSearchState['view'][] = ['', 'map'];

/** List or map, as two links: both are addresses of the same search. */
export function ViewSwitch() {
  const search = useSearch();
  const searchHref = useSearchHref();
  const message = usePageMessage();
  return (
    <nav className={styles.switch} aria-label={message('job-search.view')} data-part="view">
      {VIEWS.map((view) => (
        <a
          key={view}
          href={searchHref({ ...search, job: '', view })}
          rel={view === 'map' ? 'nofollow' : undefined}
          aria-current={search.view === view || undefined}
        >
          <Icon name={view === 'map' ? 'map-pin' : 'menu'} size={18} />
          {message(view === 'map' ? 'job-search.view-map' : 'job-search.view-list')}
        </a>
      ))}
    </nav>
  );
}
