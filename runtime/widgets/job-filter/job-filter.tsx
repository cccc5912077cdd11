import type { FacetTexts } from '#schemas/api/facet-texts.ts';
import type { FacetField } from '#schemas/api/jobs.ts';
import type { JobFilterContent } from '#schemas/documents/documents.ts';
import { withoutTwice } from '#schemas/text/chosen-values.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { usePageRequest, useQueryResult } from '../../data/query-context.ts';
import { CarriedFields } from '../../jobs/carried-fields.tsx';
import { countText } from '../../jobs/count-text.ts';
import { type JobListing, jobFacetsQuery } from '../../jobs/job-queries.ts';
import { useSearch } from '../../jobs/use-search.ts';
import { Icon } from '../../parts/icon.tsx';
import { isTextFacet, parseFacetTexts } from '../../search/facet-texts.ts';
import { changeSearch, countFilters, type JobSearchState } from '../../search/job-search.ts';
import { PLACE_RADIUS_KM } from '../../search/search-request.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FacetFieldset, facetChoices } from './facet-fieldset.tsx';
import styles from './job-filter.module.css';
import { TermSelect } from './term-fields.tsx';

/** Distances in km that are offered where the widget names none (decisions.md, "Search and location"). */
const RADIUS_OPTIONS: readonly number[] = [5, 10, 25, 50, 100];

/**
 * What narrows a search: one form of checkboxes that needs no script. Values of a filter add up, filters
 * narrow each other; the counts say what a value would give beside the other filters.
 */
export function JobFilter({ id, content }: WidgetProps<JobFilterContent>) {
  const search = useSearch();
  const texts = parseFacetTexts(usePageRequest().query);
  const listing = useQueryResult(jobFacetsQuery(search, content.facetFields, texts));
  return (
    <div className={styles.root}>
      <FilterToggle id={id} count={countFilters(search)} isOpen={Object.keys(texts).length > 0} />
      <ActiveFilters search={search} />
      <form className={styles.form} method="get" autoComplete="off" data-search-form="instant">
        <CarriedFields search={withoutOwnFields(search, content.facetFields)} />
        {search.location !== '' && (
          <RadiusField radius={search.radius} options={content.radiusOptions} />
        )}
        {listing ? (
          <Facets id={id} fields={content.facetFields} facets={listing.facets} texts={texts} />
        ) : (
          <FacetsSkeleton count={content.facetFields.length} />
        )}
        <ApplyButton found={listing?.totalRecords ?? 0} />
      </form>
    </div>
  );
}

/** What the form says itself need not be carried along. */
function withoutOwnFields(search: JobSearchState, fields: readonly FacetField[]): JobSearchState {
  const radius = search.location === '' ? search.radius : undefined;
  const own = Object.fromEntries(fields.map((field) => [field, []]));
  return changeSearch(search, { chosen: { ...search.chosen, ...own }, radius });
}

interface FilterToggleProps {
  readonly id: string;
  readonly count: number;
  readonly isOpen: boolean;
}

/** On phones the form waits behind this; wider screens always show it. */
function FilterToggle({ id, count, isOpen }: FilterToggleProps) {
  const message = usePageMessage();
  return (
    <details className={styles.toggle} id={`${id}-filters`} open={isOpen} data-filter-toggle="">
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
  /** What is looked for among the values of each. */
  readonly texts: FacetTexts;
}

function Facets({ id, fields, facets, texts }: FacetsProps) {
  const { chosen } = useSearch();
  return fields.map((field) => {
    const values = facets[field] ?? [];
    if (field === 'pay' || field === 'posted')
      return <TermSelect key={field} field={field} values={values} chosen={chosen[field]} />;
    const own = withoutTwice(field, chosen[field]);
    const text = isTextFacet(field) ? (texts[field] ?? '') : '';
    const choices = facetChoices(values, own, text);
    return <FacetFieldset key={field} field={field} widgetId={id} choices={choices} />;
  });
}

/** Sends the form; where a script has already done so, it leads on to what was found. */
function ApplyButton({ found }: { readonly found: number }) {
  const message = usePageMessage();
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

interface RadiusFieldProps {
  /** km, as the address says it. */
  readonly radius: number | undefined;
  readonly options: readonly number[] | undefined;
}

/** How far around the place; the distance that is searched is always among the options. */
function RadiusField({ radius = PLACE_RADIUS_KM, options = RADIUS_OPTIONS }: RadiusFieldProps) {
  const message = usePageMessage();
  const all = [...new Set([...options, radius])].sort((a, b) => a - b);
  return (
    <label className={styles.radius}>
      <span className={styles.legend}>{message('job-filter.radius')}</span>
      <select name="radius" defaultValue={radius} className={styles.select}>
        {all.map((option) => (
          <option key={option} value={option}>
            {message('job-filter.radius-option', { radius: option })}
          </option>
        ))}
      </select>
    </label>
  );
}
