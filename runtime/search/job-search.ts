import { FACET_FIELDS, TERM_VALUES, UNKNOWN_TERM } from '#schemas/api/constants.ts';
import type { FacetField, Point } from '#schemas/api/jobs.ts';
import { formatCoordinates, parseCoordinates } from './coordinates.ts';

/** What the address of a search page says. Empty texts and lists are absent from the address. */
export interface JobSearchState {
  readonly keyword: string;
  /** `city, state, country--lat--lng` as a location field gives it, or any text that someone typed. */
  readonly location: string;
  /** km; undefined where the address has none or none that makes sense. */
  readonly radius: number | undefined;
  /** From 1 (spec section 9, "Search page parameter"). */
  readonly page: number;
  readonly sort: JobSort | '';
  /** Chosen values of each facet. */
  readonly chosen: Readonly<Record<FacetField, readonly string[]>>;
  /**
   * Part of the map: two points are a box, more a polygon; empty where the whole of it is meant. A place takes its place:
   * whoever searched the map and then names a place wants the place.
   */
  readonly coordinates: readonly Point[];
  readonly view: 'map' | '';
  /** `urlSlug` of the selected job. */
  readonly job: string;
}

/** Id of the element with the jobs that a search finds. */
export const RESULTS_ID = 'jobs';

export const JOB_SORTS = ['relevance', 'startDate', 'pay', 'distance'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Parameters of a search address in the order in which they are written. */
export const SEARCH_PARAMS = [
  'keyword',
  'location',
  'radius',
  'page',
  ...FACET_FIELDS,
  'sort',
  'coordinates',
  'view',
  'job',
] as const;

/** Longest keyword or place; the fields let no one type more. */
export const MAX_TEXT_LENGTH = 200;

/** Largest radius that is taken from an address; more than Mexico is wide. */
const MAX_RADIUS_KM = 5000;

/** Last page that is taken from an address: no one reads so far, only robots do. */
export const MAX_PAGE = 1000;

/** Anything that makes no sense counts as absent. */
export function parseJobSearch(query: string): JobSearchState {
  const given = new URLSearchParams(query);
  const text = (name: string) => given.get(name)?.trim().slice(0, MAX_TEXT_LENGTH) ?? '';
  const sort = JOB_SORTS.find((known) => known === text('sort')) ?? '';
  return {
    keyword: text('keyword'),
    location: text('location'),
    radius: parseWhole(text('radius'), MAX_RADIUS_KM),
    page: parsePage(text('page')),
    sort,
    chosen: chosenIn(given),
    coordinates: text('location') === '' ? parseCoordinates(given.get('coordinates') ?? '') : [],
    view: text('view') === 'map' ? 'map' : '',
    job: text('job'),
  };
}

function chosenIn(given: URLSearchParams): JobSearchState['chosen'] {
  const values = (field: FacetField) => [
    ...new Set(given.getAll(field).filter((value) => value.trim() !== '')),
  ];
  const terms = (field: keyof typeof TERM_VALUES) =>
    values(field).filter((value) => isTerm(field, value));
  return {
    city: values('city'),
    state: values('state'),
    company: values('company'),
    employmentType: values('employmentType'),
    category: values('category'),
    pay: payIn(leastOf(values('pay').filter((value) => value === UNKNOWN_TERM || PAY.test(value)))),
    shift: terms('shift'),
    days: terms('days'),
    vehicle: terms('vehicle'),
    licence: terms('licence'),
    posted: terms('posted'),
  };
}

/** Jobs that do not say their pay are asked for beside an amount, never alone: no box would show it. */
function payIn(values: readonly string[]): readonly string[] {
  return values.some((value) => value !== UNKNOWN_TERM) ? values : [];
}

/** Jobs that pay one of several amounts are those that pay the least of them, and no chip takes another away. */
function leastOf(values: readonly string[]): readonly string[] {
  const amounts = values.filter((value) => value !== UNKNOWN_TERM).map(Number);
  const least = String(Math.min(...amounts));
  return values.filter((value) => value === UNKNOWN_TERM || value === least);
}

/** Least pay in pesos a week. */
const PAY = /^[1-9]\d{2,5}$/;

function isTerm(field: keyof typeof TERM_VALUES, value: string): boolean {
  const known: readonly string[] = TERM_VALUES[field];
  return known.includes(value) || (value === UNKNOWN_TERM && field !== 'posted');
}

/** Beyond the last page that is taken nobody is told that it was the first. */
function parsePage(text: string): number {
  const isBeyond = /^[1-9]\d*$/.test(text) && Number(text) > MAX_PAGE;
  return isBeyond ? MAX_PAGE : (parseWhole(text, MAX_PAGE) ?? 1);
}

/** A whole number from 1 to `max`, written in digits alone. */
function parseWhole(text: string, max: number): number | undefined {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : undefined;
}

/** The query of a search address without `?`; a page of 1 is left out. */
export function toSearchQuery(search: JobSearchState): string {
  const { keyword, location, radius, page, sort, chosen, coordinates, view, job } = search;
  const entries: [string, string][] = [
    ['keyword', keyword],
    ['location', location],
    ['radius', radius === undefined ? '' : String(radius)],
    ['page', page === 1 ? '' : String(page)],
    ...FACET_FIELDS.flatMap((field) =>
      chosen[field].map((value): [string, string] => [field, value]),
    ),
    ['sort', sort],
    ['coordinates', formatCoordinates(coordinates)],
    ['view', view],
    ['job', job],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== '')).toString();
}

/** The same search from its first page, with no job selected: where every change of a filter leads. */
export function changeSearch(
  search: JobSearchState,
  change: Partial<JobSearchState>,
): JobSearchState {
  return { ...search, page: 1, job: '', ...change };
}

/** The search with one facet value chosen, or no longer chosen. */
export function toggleChosen(
  search: JobSearchState,
  field: FacetField,
  value: string,
): JobSearchState {
  const before = search.chosen[field];
  const after = before.includes(value)
    ? before.filter((chosen) => chosen !== value)
    : [...before, value];
  const chosen = { ...search.chosen, [field]: field === 'pay' ? payIn(after) : after };
  return changeSearch(search, { chosen });
}

/** How many filters narrow the search, without the keyword. */
export function countFilters(search: JobSearchState): number {
  const chosen = FACET_FIELDS.reduce((sum, field) => sum + search.chosen[field].length, 0);
  const places = [search.location, search.coordinates].filter(({ length }) => length > 0);
  return chosen + places.length;
}

/** The search without any filter; keyword and order stay. */
export function withoutFilters(search: JobSearchState): JobSearchState {
  return changeSearch(search, {
    location: '',
    radius: undefined,
    coordinates: [],
    chosen: parseJobSearch('').chosen,
  });
}
