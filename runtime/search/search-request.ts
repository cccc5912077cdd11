import { FACET_FIELDS } from '#schemas/api/constants.ts';
import type { FacetTexts } from '#schemas/api/facet-texts.ts';
import type { FacetField, JobOrder, JobSearchFilter, JobSearchRequest } from '#schemas/api/jobs.ts';
import type { JobSearchState } from './job-search.ts';
import type { FoundPlace } from './location-option.ts';

/** Filter of a place without a radius (spec section 9, "Geo radius in job filter"). */
export const PLACE_RADIUS_KM = 100;

export interface RequestOptions {
  /** The place that the search names, once it is found. */
  readonly place: FoundPlace | null | undefined;
  readonly pageSize: number;
  readonly facetFields?: readonly FacetField[];
  readonly facetTexts?: FacetTexts;
}

/** The body of the job search call for a search address. */
export function toSearchRequest(
  search: JobSearchState,
  { place, pageSize, facetFields = [], facetTexts }: RequestOptions,
): JobSearchRequest {
  return {
    searchTerm: search.keyword,
    orderBy: orderOf(search, place),
    filters: [...valueFilters(withState(search, place)), ...radiusFilter(search, place)],
    ...(search.coordinates.length > 0 && { coordinates: search.coordinates }),
    mayWiden: true,
    facetFields,
    ...(facetTexts && { facetTexts }),
    pageSize,
    pageNumber: search.page - 1,
  };
}

/** Newest first, unless there is something to be relevant to (decisions.md, "Search and location"). */
function orderOf(
  { keyword, sort }: JobSearchState,
  place: RequestOptions['place'],
): readonly JobOrder[] {
  const newest: JobOrder = { field: 'startDate', direction: 'DESC' };
  if (sort === 'distance' && place && 'point' in place)
    return [{ field: 'distance', direction: 'ASC' }, newest];
  if (sort === 'pay') return [{ field: 'pay', direction: 'DESC' }, newest];
  const isByRelevance = keyword !== '' && sort !== 'startDate';
  return isByRelevance ? [{ field: 'relevance', direction: 'DESC' }, newest] : [newest];
}

function valueFilters(chosen: JobSearchState['chosen']): JobSearchFilter[] {
  return FACET_FIELDS.filter((field) => chosen[field].length > 0).map((field) => ({
    field,
    type: 'STRING',
    operator: 'IN',
    values: chosen[field],
  }));
}

/** A state typed as a place is searched like one that was chosen; chosen ones are the narrower wish. */
function withState(
  { chosen }: JobSearchState,
  place: RequestOptions['place'],
): JobSearchState['chosen'] {
  const isState = place && 'state' in place && chosen.state.length === 0;
  return isState ? { ...chosen, state: [place.state] } : chosen;
}

/** A radius means nothing without a place. */
function radiusFilter(
  { radius = PLACE_RADIUS_KM }: JobSearchState,
  place: RequestOptions['place'],
): JobSearchFilter[] {
  if (!place || !('point' in place)) return [];
  const value = { ...place.point, distanceInKm: radius };
  return [{ field: 'point', type: 'GEO', operator: 'GEO_LOCATION_WITHIN', value }];
}
