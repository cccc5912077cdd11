import { FACET_FIELDS } from '#schemas/api/constants.ts';
import { type SayMessage, usePageMessage } from '../../context/page-context.ts';
import { facetText } from '../../jobs/term-text.ts';
import { useSearchHref } from '../../jobs/use-search.ts';
import { Icon } from '../../parts/icon.tsx';
import {
  changeSearch,
  countFilters,
  type JobSearchState,
  toggleChosen,
  withoutFilters,
} from '../../search/job-search.ts';
import { locationLabel } from '../../search/location-option.ts';
import styles from './job-filter.module.css';

/** Each filter in force as a link that takes it away. */
export function ActiveFilters({ search }: { readonly search: JobSearchState }) {
  const message = usePageMessage();
  const searchHref = useSearchHref();
  if (countFilters(search) === 0) return null;
  return (
    <div className={styles.active}>
      <ul className={styles.chips} aria-label={message('job-filter.active')}>
        {activeFilters(search, message).map(({ key, label, without }) => (
          <li key={key}>
            <a className={styles.chip} href={searchHref(without)}>
              <span className="rb-visually-hidden">{message('job-filter.remove')} </span>
              {label}
              <Icon name="x" size={16} />
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.clear} href={searchHref(withoutFilters(search))}>
        {message('job-filter.clear')}
      </a>
    </div>
  );
}

interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  /** The search once it is taken away. */
  readonly without: JobSearchState;
}

function activeFilters(search: JobSearchState, message: SayMessage): ActiveFilter[] {
  const { location, coordinates } = search;
  const place = {
    key: 'location',
    label: locationLabel(location),
    without: changeSearch(search, { location: '', radius: undefined }),
  };
  const part = {
    key: 'coordinates',
    label: message('job-filter.area'),
    without: changeSearch(search, { coordinates: [] }),
  };
  const values = FACET_FIELDS.flatMap((field) =>
    search.chosen[field].map((value) => ({
      key: `${field} ${value}`,
      label: facetText(field, value, message),
      without: toggleChosen(search, field, value),
    })),
  );
  return [
    ...(location === '' ? [] : [place]),
    ...(coordinates.length === 0 ? [] : [part]),
    ...values,
  ];
}
