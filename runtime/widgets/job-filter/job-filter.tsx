import type { FacetField } from '#schemas/api/jobs.ts';
import type { JobFilterContent } from '#schemas/documents.ts';
import { useQueryResult } from '../../data/query-context.ts';
import { Icon } from '../../icon/icon.tsx';
import { CarriedFields } from '../../jobs/carried-fields.tsx';
import { countText } from '../../jobs/count-text.ts';
import { type JobListing, jobFacetsQuery } from '../../jobs/job-queries.ts';
import { changeSearch, countFilters, type JobSearch } from '../../jobs/job-search.ts';
import { useSearch } from '../../jobs/use-search.ts';
import { useMessage } from '../../page/page-context.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { ActiveFilters } from './active-filters.tsx';
import { facetChoices } from './facet-choices.ts';
import { FacetFieldset } from './facet-fieldset.tsx';
import styles from './job-filter.module.css';
import { RadiusField } from './radius-field.tsx';

/**
 * What narrows a search: one form of checkboxes that needs no script. Values of a filter add up, filters
 * narrow each other; the counts say what a value would give beside the other filters.
 */
export function JobFilter({ id, content }: WidgetProps<JobFilterContent>) {
  const search = useSearch();
  const listing = useQueryResult(jobFacetsQuery(search, content.facetFields));
  return (
    <div className={styles.root}>
      <FilterToggle id={id} count={countFilters(search)} />
      <ActiveFilters search={search} />
      <form className={styles.form} method="get" autoComplete="off" data-search-form="instant">
        <CarriedFields search={withoutOwnFields(search, content.facetFields)} />
        {search.location !== '' && (
          <RadiusField radius={search.radius} options={content.radiusOptions} />
        )}
        {listing ? (
          <Facets id={id} fields={content.facetFields} facets={listing.facets} />
        ) : (
          <FacetsSkeleton count={content.facetFields.length} />
        )}
        <ApplyButton found={listing?.totalRecords ?? 0} />
      </form>
    </div>
  );
}

/** What the form says itself need not be carried along. */
function withoutOwnFields(search: JobSearch, fields: readonly FacetField[]): JobSearch {
  const radius = search.location === '' ? search.radius : undefined;
  const own = Object.fromEntries(fields.map((field) => [field, []]));
  return changeSearch(search, { chosen: { ...search.chosen, ...own }, radius });
}

/** On phones the form waits behind this; wider screens always show it. */
function FilterToggle({ id, count }: { readonly id: string; readonly count: number }) {
  const message = useMessage();
  return (
    <details className={styles.toggle} id={`${id}-filters`} data-filter-toggle="">
      <summary className={`rb-button rb-button-secondary ${styles.summary}`}>
        <Icon name="sliders" size={20} />
        {count === 0 ? message('job-filter.title') : message('job-filter.title-count', { count })}
      </summary>
    </details>
  );
}

interface FacetsProps {
  readonly id: string;
  readonly fields: readonly FacetField[];
  readonly facets: JobListing['facets'];
}

function Facets({ id, fields, facets }: FacetsProps) {
  const { chosen } = useSearch();
  return fields.map((field) => (
    <FacetFieldset
      key={field}
      field={field}
      id={`${id}-${field}`}
      choices={facetChoices(facets[field] ?? [], chosen[field])}
    />
  ));
}

/** Sends the form; where a script has already done so, it leads on to what was found. */
function ApplyButton({ found }: { readonly found: number }) {
  const message = useMessage();
  return (
    <button type="submit" className={`rb-button ${styles.apply}`}>
      <span className={styles.send}>{message('job-filter.apply')}</span>
      <span className={styles.found}>
        {message(found === 1 ? 'job-filter.show-one' : 'job-filter.show-many', {
          count: countText(found),
        })}
      </span>
    </button>
  );
}

function FacetsSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true" className={styles.waiting}>
      {Array.from({ length: count * 4 }, (_, index) => (
        <span key={index} className={styles.bar} />
      ))}
    </div>
  );
}
