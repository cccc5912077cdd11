import { uniq } from 'lodash-es';
import { FACET_FIELDS, TERM_VALUES, UNKNOWN_TERM } from '#schemas/api/constants.ts';
import type { FacetField, JobOrder, JobSearchFilter, JobSearchRequest } from '#schemas/api/jobs.ts';
import { drawInteger, type Random, shuffle } from '#server/demo/random.ts';
import { toPlainPoint } from '#server/personalisation/nearest-jobs.ts';
import type { KnownJob } from './known-jobs.ts';

/** Texts that name no town: those are places as well. Half of all searches have none. */
export const TEXTS = ['repartidor', 'chofer', 'moto', 'licencia', 'camioneta', 'vales'] as const;

const ORDERS: readonly JobOrder[] = [
  { field: 'startDate', direction: 'DESC' },
  { field: 'startDate', direction: 'ASC' },
  { field: 'pay', direction: 'DESC' },
  { field: 'pay', direction: 'ASC' },
  { field: 'distance', direction: 'ASC' },
];

const RADII_KM = [5, 10, 25, 50, 100] as const;

const MOST_FIELDS = 4;
const MOST_VALUES = 3;
const PAGE_SIZE = 10;
const MOST_PAGES = 3;

/** Draws combinations of filters, a text, a place and an order; the values are those that jobs have, and some that none has. */
export function createRequests(random: Random, jobs: readonly KnownJob[]): () => JobSearchRequest {
  const choices = choicesOf(jobs);
  const draw = <T>(items: readonly T[]) => items[drawInteger(random, 0, items.length - 1)];
  const some = <T>(items: readonly T[], least: number, most: number) =>
    shuffle(random, [...items]).slice(0, drawInteger(random, least, most));

  function filtersOf(): JobSearchFilter[] {
    const fields = some(FACET_FIELDS, 0, MOST_FIELDS);
    // Some ask one field twice.
    const twice = random() < 0.1 ? fields.slice(0, 1) : [];
    const filters = [...fields, ...twice].map((field): JobSearchFilter => {
      const values = some(choices[field], 1, MOST_VALUES);
      return { field, type: 'STRING', operator: 'IN', values };
    });
    const point = draw(jobs)?.point;
    if (!point || random() < 0.7) return filters;
    const distanceInKm = draw(RADII_KM) ?? 0;
    const value = { ...toPlainPoint(point), distanceInKm };
    return [...filters, { field: 'point', type: 'GEO', operator: 'GEO_LOCATION_WITHIN', value }];
  }

  return () => {
    const order = draw(ORDERS);
    return {
      searchTerm: random() < 0.5 ? '' : (draw(TEXTS) ?? ''),
      filters: filtersOf(),
      orderBy: order === undefined ? [] : [order],
      facetFields: [...FACET_FIELDS],
      pageSize: PAGE_SIZE,
      pageNumber: drawInteger(random, 0, MOST_PAGES),
    };
  };
}

type Choices = Readonly<Record<FacetField, readonly string[]>>;

function choicesOf(jobs: readonly KnownJob[]): Choices {
  const said = (field: FacetField) => [
    ...uniq(jobs.flatMap(({ values }) => values[field])),
    'Nada de esto',
  ];
  return {
    city: said('city'),
    state: said('state'),
    company: said('company'),
    employmentType: said('employmentType'),
    category: said('category'),
    pay: ['2000', '2750', '3000', '4321', '6000', '9000', 'mucho', UNKNOWN_TERM],
    shift: [...TERM_VALUES.shift, UNKNOWN_TERM],
    days: [...TERM_VALUES.days, UNKNOWN_TERM],
    vehicle: [...TERM_VALUES.vehicle, UNKNOWN_TERM],
    licence: [...TERM_VALUES.licence, UNKNOWN_TERM],
    posted: [...TERM_VALUES.posted],
  };
}
