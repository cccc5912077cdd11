import { FACET_FIELDS, SEARCH_FIELDS } from '#schemas/api/constants.ts';
import type { FacetTexts } from '#schemas/api/facet-texts.ts';
import type {
  AskedSearchField,
  FacetField,
  JobOrder,
  JobSearchFilter,
  JobSearchRequest,
  Point,
  RadiusFilter,
  SearchField,
} from '#schemas/api/jobs.ts';
import type { NamedTowns } from './named-towns.ts';
import { toSearchText } from './search-text.ts';
import { writtenOut } from './written-out.ts';

/** One of the values, exactly. */
export interface AllowedValues {
  readonly field: FacetField;
  readonly values: readonly string[];
}

/** What selects the jobs of a search. */
export interface JobSelection {
  readonly term: string;
  /** Undefined where every field counts. */
  readonly searchFields: readonly SearchField[] | undefined;
  readonly allowed: readonly AllowedValues[];
  readonly radii: readonly RadiusFilter['value'][];
  /** Part of the map: a box of two corners or a polygon; empty for the whole of it. */
  readonly area: readonly Point[];
  /** What the term names of towns, once it has been read for them. */
  readonly towns?: NamedTowns;
  /** Where the radii are wider than they were asked for: the largest of those. */
  readonly askedKm?: number;
}

/** Selects every job of a scope. */
export const EVERY_JOB: JobSelection = {
  term: '',
  searchFields: undefined,
  allowed: [],
  radii: [],
  area: [],
};

/** A search in the one form that all requests with the same meaning share. */
export interface NormalisedSearch {
  readonly selection: JobSelection;
  readonly facetFields: readonly FacetField[];
  readonly facetTexts: FacetTexts;
  readonly order: readonly JobOrder[];
  readonly pageSize: number;
  readonly offset: number;
  /** Whether radii may be wider than asked for where they hold few jobs. */
  readonly mayWiden: boolean;
}

/** Requests that mean the same become equal, so that they share what is cached. */
export function normaliseSearch(request: JobSearchRequest): NormalisedSearch {
  const { filters, coordinates = [], facetFields, orderBy, pageSize, pageNumber } = request;
  const searchFields = toSearchFields(request.searchFields);
  const text = toSearchText(request.searchTerm);
  return {
    selection: {
      // A search of one field may ask for a reference, to the letter.
      term: searchFields === undefined ? toSearchText(writtenOut(text)) : text,
      searchFields,
      allowed: filters
        .flatMap(toAllowedValues)
        .sort((a, b) => FACET_FIELDS.indexOf(a.field) - FACET_FIELDS.indexOf(b.field)),
      radii: filters.flatMap((filter) =>
        filter.type === 'GEO' ? [roundedCircle(filter.value)] : [],
      ),
      // One point is no area.
      area: coordinates.length < 2 ? [] : coordinates,
    },
    facetFields: FACET_FIELDS.filter((field) => facetFields.includes(field)),
    facetTexts: request.facetTexts ?? {},
    order: orderBy.filter(isFirstOfField),
    pageSize,
    offset: pageNumber * pageSize,
    mayWiden: request.mayWiden ?? false,
  };
}

/** Digits behind the point of degrees: a decimetre. PostgreSQL refuses to compute with numbers next to nothing. */
const DIGITS = 6;

function roundedCircle(circle: RadiusFilter['value']): RadiusFilter['value'] {
  const { latitude, longitude } = circle;
  return { ...circle, latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** Without a sign on zero. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(DIGITS)) + 0;
}

function toSearchFields(
  fields: readonly AskedSearchField[] = [],
): readonly SearchField[] | undefined {
  const asked = fields.map((field) => (field === 'refrenceNumber' ? 'referenceNumber' : field));
  const named = SEARCH_FIELDS.filter((field) => asked.includes(field));
  return named.length === 0 || named.length === SEARCH_FIELDS.length ? undefined : named;
}

/** A filter without values counts as absent. */
function toAllowedValues(filter: JobSearchFilter): AllowedValues[] {
  if (filter.type !== 'STRING' || filter.values.length === 0) return [];
  // No stored text holds NUL, so a value with one allows nothing; PostgreSQL would refuse to compare it.
  const values = filter.values.filter((value) => !value.includes('\0'));
  return [{ field: filter.field, values: [...new Set(values)].sort() }];
}

function isFirstOfField({ field }: JobOrder, index: number, order: readonly JobOrder[]): boolean {
  return order.findIndex((other) => other.field === field) === index;
}
