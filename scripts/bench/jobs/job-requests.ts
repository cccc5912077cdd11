import { FACET_FIELDS } from '#schemas/api/constants.ts';
import type { JobSearchFilter, JobSearchRequest, TermFacet } from '#schemas/api/jobs.ts';
import { benchCityPoint } from './synthetic-jobs.ts';

/** From a third of all jobs to a fifteenth, a beginning that most jobs have, and a reference number. */
const WORDS = ['chofer', 'paquetes', 'mensajero', 'nocturno', 'repart', 'REF-123'];
const PHRASES = ['repartidor moto', 'licencia tipo b', 'conductor ultima milla'];
const BOUND = [
  'repartidor sin moto',
  'que no sea de noche',
  'chofer menos uber',
  'sin licencia',
  'turno de noche',
  'medio tiempo',
];

/** Cities with a tenth, a fiftieth and a two-hundredth of all jobs. */
const CITIES = [0, 5, 60];
/** Of the home page's search, of a filter, and of a place without a radius. */
const RADII_KM = [10, 25, 100];

const newest: Partial<JobSearchRequest> = { orderBy: [{ field: 'startDate', direction: 'DESC' }] };
const nearest: Partial<JobSearchRequest> = { orderBy: [{ field: 'distance', direction: 'ASC' }] };

/**
 * The mix of searches that is measured: 67, each as often as the others. 37 have no keyword, 24 one word, 6 several; 42
 * have a place. Nobody's visitors were counted: the mix follows the site, whose search asks for a word and a place and
 * else lists what is new. Slow ones are among them on purpose: common words by relevance, several words within a
 * radius, far pages, and orders that the site does not offer by itself (distance, title).
 */
export function benchRequests(): JobSearchRequest[] {
  return [...lists(), ...keywords(), ...places(), ...keywordsAtPlaces()];
}

/** Words that are denied or count in some fields alone, and phrases: what the text index has to be asked for in other words. */
export function boundRequests(): JobSearchRequest[] {
  return BOUND.map((searchTerm) => toRequest({ searchTerm }));
}

/** Three facets of what decides, each with a filter, alone and beside places, words and other orders. */
export function termRequests(): JobSearchRequest[] {
  const chosen = [
    [says('pay', '3000'), says('shift', 'morning'), says('vehicle', 'company')],
    [says('pay', '2500', 'unknown'), says('shift', 'night', 'evening'), says('licence', 'b')],
    [says('days', '5'), says('vehicle', 'own', 'unknown'), says('licence', 'none', 'chofer')],
    [says('pay', '6000'), says('shift', 'weekend'), says('licence', 'federal-b')],
  ];
  return chosen.flatMap((filters) => [
    toRequest({ filters }),
    toRequest({ filters, pageNumber: 5 }),
    toRequest({ filters, orderBy: [{ field: 'pay', direction: 'DESC' }] }),
    toRequest({ filters: [...filters, isIn('city', cityName(0))] }),
    toRequest({ filters: [...filters, within(25, 5)], ...nearest }),
    toRequest({ filters, searchTerm: 'chofer' }),
    toRequest({ filters: [...filters, within(100, 0)], searchTerm: 'repartidor moto' }),
  ]);
}

/** Words and phrases as someone is the first to type them. */
export function wordRequests(): JobSearchRequest[] {
  return [...WORDS, ...PHRASES].map((searchTerm) => toRequest({ searchTerm }));
}

function says(field: TermFacet, ...values: readonly string[]): JobSearchFilter {
  return { field, type: 'STRING', operator: 'IN', values: [...values] };
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

function isIn(field: 'city' | 'employmentType', value: string): JobSearchFilter {
  return { field, type: 'STRING', operator: 'IN', values: [value] };
}

function within(distanceInKm: number, city: number): JobSearchFilter {
  const value = { ...benchCityPoint(city), distanceInKm };
  return { field: 'point', type: 'GEO', operator: 'GEO_LOCATION_WITHIN', value };
}
