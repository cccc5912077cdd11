import type { FacetField, FacetValue } from '#schemas/api/jobs.ts';
import type { JobFilterContent } from '#schemas/documents/documents.ts';
import { withoutTwice } from '#schemas/text/chosen-values.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { useQueryResult } from '../../data/query-context.ts';
import { CarriedFields } from '../../jobs/carried-fields.tsx';
import { countText } from '../../jobs/count-text.ts';
import { type JobListing, jobFacetsQuery } from '../../jobs/job-queries.ts';
import { facetText } from '../../jobs/term-text.ts';
import { useSearch } from '../../jobs/use-search.ts';
import { Icon } from '../../parts/icon.tsx';
import { changeSearch, countFilters, type JobSearchState } from '../../search/job-search.ts';
import { PLACE_RADIUS_KM } from '../../search/search-request.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { ActiveFilters } from './active-filters.tsx';
import styles from './job-filter.module.css';
import { TermSelect } from './term-fields.tsx';

/** Values of a filter that are shown at once; the others wait behind "Ver todas". */
const SHOWN_VALUES = 8;

/** Values of a filter that a page carries, and a search answers; a feed may have any number. */
const MOST_VALUES = 200;

/** Distances in km that are offered where the widget names none (decisions.md, "Search and location"). */
const RADIUS_OPTIONS: readonly number[] = [5, 10, 25, 50, 100];

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
function withoutOwnFields(search: JobSearchState, fields: readonly FacetField[]): JobSearchState {
  const radius = search.location === '' ? search.radius : undefined;
  const own = Object.fromEntries(fields.map((field) => [field, []]));
  return changeSearch(search, { chosen: { ...search.chosen, ...own }, radius });
}

/** On phones the form waits behind this; wider screens always show it. */
function FilterToggle({ id, count }: { readonly id: string; readonly count: number }) {
  const message = usePageMessage();
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
  return fields.map((field) => {
    const values = facets[field] ?? [];
    if (field === 'pay' || field === 'posted')
      return <TermSelect key={field} field={field} values={values} chosen={chosen[field]} />;
    const own = withoutTwice(field, chosen[field]);
    return (
      <FacetFieldset
        key={field}
        field={field}
        id={`${id}-${field}`}
        choices={facetChoices(values, own)}
      />
    );
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

interface FacetFieldsetProps {
  readonly field: FacetField;
  readonly id: string;
  readonly choices: FacetChoices;
}

/** The values of one filter; nothing where there are none. */
function FacetFieldset({ field, id, choices }: FacetFieldsetProps) {
  const message = usePageMessage();
  const { shown, more, isCut } = choices;
  const count = countText(shown.length + more.length);
  // Of values that the page does not carry it cannot say that there are none.
  const none = isCut ? 'job-filter.find-cut' : 'job-filter.find-none';
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{message(`job-filter.${field}`)}</legend>
      <Choices field={field} choices={shown} />
      {more.length > 0 && (
        <details id={id}>
          <summary className={styles.more}>
            {message(isCut ? 'job-filter.most' : 'job-filter.all', { count })}
          </summary>
          <FindValue field={field} none={message(none, { count })} />
          <Choices field={field} choices={more} />
        </details>
      )}
    </fieldset>
  );
}

interface FindValueProps extends Pick<FacetFieldsetProps, 'field'> {
  /** What is said where no value holds the text. */
  readonly none: string;
}

/** Leaves the values of the filter that hold a text. It has no name: nobody sends it. */
function FindValue({ field, none }: FindValueProps) {
  const message = usePageMessage();
  const label = message('job-filter.find', { field: message(`job-filter.${field}`) });
  return (
    <div className="rb-scripted">
      <input
        type="search"
        className={styles.find}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        data-facet-find=""
      />
      <p role="status" className={styles.none} data-none={none} />
    </div>
  );
}

interface ChoicesProps {
  readonly field: FacetField;
  readonly choices: readonly FacetChoice[];
}

function Choices({ field, choices }: ChoicesProps) {
  const message = usePageMessage();
  return choices.map(({ value, count, chosen }) => (
    <label key={value} className={styles.choice}>
      <input type="checkbox" name={field} value={value} defaultChecked={chosen} />
      <span>{facetText(field, value, message)}</span>
      <span className={styles.count}>{countText(count)}</span>
    </label>
  ));
}

interface FacetChoice extends FacetValue {
  readonly chosen: boolean;
}

interface FacetChoices {
  readonly shown: readonly FacetChoice[];
  readonly more: readonly FacetChoice[];
  /** Whether there may be more values than a page carries; then those with most jobs are here. */
  readonly isCut: boolean;
}

/** A chosen value is always shown, also one that no job has any more. */
export function facetChoices(
  values: readonly FacetValue[],
  chosen: readonly string[],
): FacetChoices {
  const known = new Set(values.map(({ value }) => value));
  const missing = chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }));
  const choices = [...values, ...missing].map((choice) => ({
    ...choice,
    chosen: chosen.includes(choice.value),
  }));
  const isShown = (choice: FacetChoice, index: number) => index < SHOWN_VALUES || choice.chosen;
  return {
    shown: choices.filter(isShown),
    more: choices.filter((choice, index) => !isShown(choice, index) && index < MOST_VALUES),
    isCut: values.length >= MOST_VALUES,
  };
}
