import { sortBy } from 'lodash-es';
import { distanceKm } from '#schemas/api/distance.ts';
import type {
  FacetField,
  FacetValue,
  JobOrder,
  JobSearchFilter,
  JobSearchRequest,
  ValueFilter,
} from '#schemas/api/jobs.ts';
import { withoutTownsTwice } from '#schemas/text/town-choice.ts';
import type { KnownJob } from './known-jobs.ts';

// What filters, counts and orders mean, said once more in plain loops over all jobs.

export interface Truth {
  readonly total: number;
  readonly facets: Readonly<Partial<Record<FacetField, readonly FacetValue[]>>>;
  /** Ids of the page. */
  readonly page: readonly string[];
}

/** @param jobs those that the text of the request finds alone, the newest first */
export function truthOf(jobs: readonly KnownJob[], request: JobSearchRequest): Truth {
  const { filters, facetFields, pageNumber, pageSize } = request;
  const found: KnownJob[] = [];
  /** Jobs that the filters on one field alone leave out. */
  const missedBy = new Map(filters.map(({ field }): [string, KnownJob[]] => [field, []]));
  for (const known of jobs) {
    const missed = filters.filter((filter) => !passes(known, filter));
    const [field, more] = new Set(missed.map((filter) => filter.field));
    if (field === undefined) found.push(known);
    else if (more === undefined) missedBy.get(field)?.push(known);
  }
  const facets = facetFields.map((field) => {
    const own = filters.filter(
      (filter): filter is ValueFilter => filter.type === 'STRING' && filter.field === field,
    );
    const counted = [...found, ...(missedBy.get(field) ?? [])];
    const chosen = own.flatMap(({ values }) => values);
    return [field, countValues(counted, field, chosen)] as const;
  });
  const page = sorted(found, request).slice(pageNumber * pageSize, (pageNumber + 1) * pageSize);
  return {
    total: found.length,
    facets: Object.fromEntries(facets),
    page: page.map(({ id }) => id),
  };
}

function passes(known: KnownJob, filter: JobSearchFilter): boolean {
  if (filter.type === 'STRING') return hasOneOf(known, filter);
  const { point } = known;
  return point !== null && distanceKm(point, filter.value) <= filter.value.distanceInKm;
}

function hasOneOf(known: KnownJob, { field, values }: ValueFilter): boolean {
  return values.length === 0 || values.some((value) => has(known, field, value));
}

/** Any amount may be named as the least. */
function has({ values, pay }: KnownJob, field: FacetField, value: string): boolean {
  return values[field].includes(value) || (field === 'pay' && (pay ?? -1) >= Number(value));
}

/** Whoever chose a value sees it, though few jobs have it. */
function countValues(
  jobs: readonly KnownJob[],
  field: FacetField,
  chosen: readonly string[],
): readonly FacetValue[] {
  const counts = new Map<string, number>();
  const count = (value: string) => counts.set(value, (counts.get(value) ?? 0) + 1);
  if (field === 'city') for (const town of townNames(jobs, chosen)) count(town);
  else for (const { values } of jobs) values[field].forEach(count);
  const wanted = field === 'city' ? withoutTownsTwice(chosen) : chosen;
  for (const value of wanted.filter((each) => !counts.has(each))) {
    const own = jobs.filter((known) => has(known, field, value)).length;
    if (own > 0) counts.set(value, own);
  }
  return [...counts].map(([value, number]) => ({ value, count: number }));
}

/** Of each job its town: with its state where states are to be told apart, unless the name was chosen. */
function townNames(jobs: readonly KnownJob[], chosen: readonly string[]): readonly string[] {
  const states = new Map<string, Set<string>>();
  for (const { city, state } of jobs)
    if (city !== null) states.set(city, (states.get(city) ?? new Set()).add(state ?? ''));
  const isApart = (city: string) => {
    const own = [...(states.get(city) ?? [])];
    if (own.includes('') || chosen.includes(city)) return false;
    return own.length > 1 || own.some((state) => chosen.includes(`${city}, ${state}`));
  };
  const apart = new Set([...states.keys()].filter(isApart));
  return jobs.flatMap(({ city, state }) => {
    if (city === null) return [];
    return apart.has(city) ? `${city}, ${state ?? ''}` : city;
  });
}

function sorted(newest: readonly KnownJob[], request: JobSearchRequest): readonly KnownJob[] {
  const [order] = request.orderBy;
  const key = order && keyOf(order, request);
  return key === undefined ? newest : sortBy(newest, key);
}

/** Ascending; what is not known stands last, and the newest first among equals. */
function keyOf(
  { field, direction }: JobOrder,
  { filters }: JobSearchRequest,
): ((known: KnownJob) => number) | undefined {
  const sign = direction === 'DESC' ? -1 : 1;
  const last = Number.POSITIVE_INFINITY;
  if (field === 'startDate') return ({ start }) => sign * start;
  if (field === 'pay') return ({ pay }) => (pay === undefined ? last : sign * pay);
  const circle = filters.find((filter) => filter.type === 'GEO');
  if (field !== 'distance' || circle === undefined) return undefined;
  return ({ point }) => (point === null ? last : sign * distanceKm(point, circle.value));
}
