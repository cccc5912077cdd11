import type { FacetField, Relaxation } from '#schemas/api/jobs.ts';
import { type SayMessage, usePageMessage } from '../../context/page-context.ts';
import { countText } from '../../jobs/count-text.ts';
import { facetText } from '../../jobs/term-text.ts';
import { useSearch, useSearchHref } from '../../jobs/use-search.ts';
import type { PageMessageKey, PageMessageParams } from '../../messages/messages.ts';
import { changeSearch, type JobSearchState } from '../../search/job-search.ts';
import styles from './no-jobs.module.css';

export interface RelaxedSearchesProps {
  readonly relaxations: readonly Relaxation[];
}

/** Searches with one constraint less, each with the number of jobs that it finds. */
export function RelaxedSearches({ relaxations }: RelaxedSearchesProps) {
  const search = useSearch();
  const searchHref = useSearchHref();
  const message = usePageMessage();
  if (relaxations.length === 0) return null;
  return (
    <ul className={styles.relaxed}>
      {relaxations.map((relaxation) => {
        const { to, label, params } = relaxedSearch(search, relaxation, message);
        return (
          <li key={label + JSON.stringify(params)}>
            <a href={searchHref(changeSearch(search, to))}>
              {message(label, params)}{' '}
              <strong>
                {message('job-list.relaxed-count', { count: countText(relaxation.count) })}
              </strong>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

interface RelaxedSearch {
  /** What of the search changes. */
  readonly to: Partial<JobSearchState>;
  readonly label: PageMessageKey;
  readonly params: PageMessageParams;
}

const ANYWHERE: RelaxedSearch = {
  to: { location: '', radius: undefined, coordinates: [] },
  label: 'job-list.relaxed-anywhere',
  params: {},
};

function relaxedSearch(
  search: JobSearchState,
  relaxation: Relaxation,
  message: SayMessage,
): RelaxedSearch {
  switch (relaxation.kind) {
    case 'wider': {
      const { distanceInKm } = relaxation;
      const params = { km: countText(distanceInKm) };
      return { to: { radius: distanceInKm }, label: 'job-list.relaxed-wider', params };
    }
    case 'anywhere':
      return ANYWHERE;
    case 'without-field':
      return withoutField(search, relaxation.field, message);
    case 'other-words': {
      const { searchTerm } = relaxation;
      const params = { words: searchTerm };
      return { to: { keyword: searchTerm }, label: 'job-list.relaxed-with', params };
    }
    case 'without-words':
      return {
        to: { keyword: '', sort: '' },
        label: 'job-list.relaxed-without',
        params: { value: search.keyword },
      };
  }
}

/** A state that was typed as the place is a filter too, but not one that was chosen. */
function withoutField(
  search: JobSearchState,
  field: FacetField,
  message: SayMessage,
): RelaxedSearch {
  const values = search.chosen[field];
  if (values.length === 0) return ANYWHERE;
  return {
    to: { chosen: { ...search.chosen, [field]: [] } },
    label: 'job-list.relaxed-without',
    params: { value: values.map((value) => facetText(field, value, message)).join('», «') },
  };
}
