import { FACET_FIELDS, type JobFilter, type JobSearchRequest } from '#schemas/api/jobs.ts';
import { benchCityPoint } from './synthetic-jobs.ts';

/** Ever rarer in titles and descriptions; the last ones are a beginning and a reference number. */
const WORDS = ['chofer', 'paquetes', 'mensajero', 'nocturno', 'repart', 'REF-123'];
const PHRASES = ['repartidor moto', 'licencia tipo b', 'conductor ultima milla'];

/** A city with a tenth of all jobs, one with a fiftieth, one with a three-hundredth. */
const CITIES = [0, 5, 60];
/** Of the home page's search, of the choices of the filter, and where nothing else is said. */
const RADII_KM = [10, 25, 100];

const newest: Partial<JobSearchRequest> = { orderBy: [{ field: 'startDate', direction: 'DESC' }] };
const nearest: Partial<JobSearchRequest> = { orderBy: [{ field: 'distance', direction: 'ASC' }] };

/**
 * The mix of searches that are measured: 66, each as often as the others. A third has no keyword and no place, a fifth
 * a keyword alone, almost a half a place: 21 without a keyword, 12 with one word and 3 with several. Orders that the
 * site does not offer by itself (distance, title) and far pages are among them. Nobody's visitors have been counted:
 * the mix follows how the site is laid out, whose search asks for a word and a place and lists the newest jobs else.
 */
export function benchRequests(): JobSearchRequest[] {
  return [...lists(), ...keywords(), ...places(), ...keywordsAtPlaces()];
}

function lists(): JobSearchRequest[] {
  return [
    ...[0, 0, 0, 1, 2, 10, 100].map((pageNumber) => toRequest({ pageNumber })),
    ...['Temporal', 'Tiempo completo'].map((type) =>
      toRequest({ filters: [isIn('employmentType', type)] }),
    ),
    toRequest({ orderBy: [{ field: 'title', direction: 'ASC' }] }),
  ];
}

function keywords(): JobSearchRequest[] {
  return [
    ...[...WORDS, ...PHRASES].map((searchTerm) => toRequest({ searchTerm })),
    ...WORDS.slice(0, 3).flatMap((searchTerm) => [
      toRequest({ searchTerm, pageNumber: 3 }),
      toRequest({ searchTerm, ...newest }),
    ]),
  ];
}

function places(): JobSearchRequest[] {
  return CITIES.flatMap((city) => [
    toRequest({ filters: [isIn('city', cityName(city))] }),
    toRequest({ filters: [isIn('city', cityName(city)), isIn('employmentType', 'Temporal')] }),
    ...RADII_KM.flatMap((distance) => {
      const filters = [within(distance, city)];
      return [toRequest({ filters }), toRequest({ filters, pageNumber: 1 })];
    }),
    toRequest({ filters: [within(25, city)], ...nearest }),
  ]);
}

function keywordsAtPlaces(): JobSearchRequest[] {
  return CITIES.flatMap((city) => [
    toRequest({ searchTerm: 'chofer', filters: [isIn('city', cityName(city))] }),
    ...RADII_KM.map((distance) =>
      toRequest({ searchTerm: 'mensajero', filters: [within(distance, city)] }),
    ),
    toRequest({ searchTerm: 'repartidor moto', filters: [within(25, city)] }),
  ]);
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

function cityName(city: number): string {
  return `Ciudad ${city}`;
}

function isIn(field: 'city' | 'employmentType', value: string): JobFilter {
  return { field, type: 'STRING', operator: 'IN', values: [value] };
}

function within(distanceInKm: number, city: number): JobFilter {
  const value = { ...benchCityPoint(city), distanceInKm };
  return { field: 'point', type: 'GEO', operator: 'GEO_LOCATION_WITHIN', value };
}
