import { FACET_FIELDS, type JobFilter, type JobSearchRequest } from '#schemas/api/jobs.ts';

/** Common and rare words, several at once, a beginning, a spelling without accents, a reference number. */
const KEYWORDS = [
  'chofer',
  'repartidor moto',
  'despachador nocturno',
  'conductor ultima milla',
  'paquetes',
  'repart',
  'licencia tipo b',
  'REF-123',
];
const RADII_KM = [10, 25, 100];

/** Searches as visitors make them: lists and their pages, keywords, filters, places, and these together. */
export function benchRequests(): JobSearchRequest[] {
  const lists = [0, 1, 2, 10, 100].map((pageNumber) => toRequest({ pageNumber }));
  const filtered = [0, 5, 60].flatMap((n) => [
    toRequest({ filters: [isIn('city', `Ciudad ${n}`)] }),
    toRequest({ filters: [isIn('city', `Ciudad ${n}`), isIn('employmentType', 'Temporal')] }),
    toRequest({ searchTerm: 'chofer', filters: [isIn('city', `Ciudad ${n}`)] }),
  ]);
  const keywords = KEYWORDS.flatMap((searchTerm) => [
    toRequest({ searchTerm }),
    toRequest({ searchTerm, pageNumber: 3 }),
    toRequest({ searchTerm, orderBy: [{ field: 'startDate', direction: 'DESC' }] }),
  ]);
  const places = RADII_KM.flatMap((distance) => [
    toRequest({ filters: [within(distance)], orderBy: [{ field: 'distance', direction: 'ASC' }] }),
    toRequest({ searchTerm: 'mensajero', filters: [within(distance)] }),
  ]);
  const names = toRequest({ orderBy: [{ field: 'title', direction: 'ASC' }] });
  return [...lists, ...filtered, ...keywords, ...places, names];
}

function toRequest(changes: Partial<JobSearchRequest>): JobSearchRequest {
  return {
    searchTerm: '',
    orderBy: [{ field: 'relevance', direction: 'DESC' }],
    filters: [],
    facetFields: FACET_FIELDS,
    pageSize: 20,
    pageNumber: 0,
    ...changes,
  };
}

function isIn(field: 'city' | 'employmentType', value: string): JobFilter {
  return { field, type: 'STRING', operator: 'IN', values: [value] };
}

function within(distanceInKm: number): JobFilter {
  const value = { latitude: 20, longitude: -100, distanceInKm };
  return { field: 'point', type: 'GEO', operator: 'GEO_LOCATION_WITHIN', value };
}
