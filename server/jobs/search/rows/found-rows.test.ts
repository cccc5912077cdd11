import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { FACET_FIELDS, TERM_VALUES } from '#schemas/api/constants.ts';
import type { FacetField, JobSearchFilter, JobSearchRequest } from '#schemas/api/jobs.ts';
import { DAY_MS, HOUR_MS } from '#schemas/time/durations.ts';
import { MEXICAN_ZONES, ZONED_TOWNS, zoneOf } from '../../../places/mexican-zones.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { insertJobs, TEST_AGENCY, TEST_CLIENT, type TestJob } from '../../../testing/jobs.ts';
import { setUp } from '../../../testing/set-up.ts';
import type { JobColumns } from '../../columns/job-columns.ts';
import { loadColumns } from '../../columns/load-columns.ts';
import { ZONE_CODE } from '../../records/job-zone.ts';
import { maskOf, payBits } from '../../terms/term-bits.ts';
import { loadMapView } from '../map-view.ts';
import { searchJobs } from '../search-jobs.ts';

const scope = { agencyId: TEST_AGENCY, clientId: TEST_CLIENT };
const CITIES = ['Puebla', 'Toluca', 'Mérida', null, 'Ciudad Juárez'];
const STATES = ['Puebla', 'México', 'Chihuahua', 'Baja California', 'Quintana Roo', null];

const LEGAL_FORMS = ['', ', S.A. de C.V.', ' SA DE CV'];

const jobs = Array.from({ length: 150 }, (_, n): TestJob => {
  const pay = n % 3 === 0 ? undefined : 1900 + (n % 45) * 100;
  const pick = <T>(values: readonly T[], step: number) =>
    values[Math.floor(n / step) % values.length];
  const terms = (['shift', 'days', 'vehicle', 'licence'] as const).map((field, index) =>
    maskOf(field, [pick([...TERM_VALUES[field], 'none'], index + 1) ?? '']),
  );
  return {
    reference_number: String(n),
    title: `${pick(['Chofer', 'Repartidor en moto', 'Ayudante'], 2)} ${n % 4 === 0 ? 'nocturno' : ''}`,
    client_id: n % 17 === 0 ? 'otro' : TEST_CLIENT,
    city: pick(CITIES, 5) ?? null,
    state: pick(STATES, 4) ?? null,
    company: `Empresa ${n % 7}${pick(LEGAL_FORMS, 7)}`,
    employment_type: pick(['Tiempo completo', 'Temporal', 'Temporal, Tiempo completo'], 3) ?? null,
    category: pick(['Reparto', null, 'Almacén, Reparto'], 6) ?? null,
    latitude: n % 6 === 0 ? null : 19 + (n % 10) / 20,
    longitude: n % 6 === 0 ? null : -98 - (n % 11) / 20,
    pay_weekly: pay ?? null,
    terms: terms.reduce((sum, mask) => sum + mask, payBits(pay)),
    terms_reading: 1,
    start_date: new Date(Date.now() - (n % 12) * DAY_MS - (n % 24) * HOUR_MS - n),
    expires_at: n % 19 === 0 ? new Date(Date.now() - 1000) : null,
  };
});

const database = setUp(openTestDatabase);
let columns: JobColumns;

beforeAll(async () => {
  await insertJobs(database, jobs);
  const { signal } = new AbortController();
  const read = await loadColumns(database.kysely, {
    agencyId: TEST_AGENCY,
    mostRows: 1000,
    signal,
  });
  if (read === undefined) throw new Error('The jobs changed while they were read.');
  columns = read;
});

const VALUES: Readonly<Record<FacetField, readonly string[]>> = {
  ...{ city: ['Puebla', 'Toluca, México', 'Nadie'], state: ['Puebla', 'México'] },
  ...{
    company: ['Empresa 1', 'EMPRESA 5, S. A. de C. V.'],
    employmentType: ['Temporal', 'Tiempo completo'],
  },
  category: ['Reparto', 'Almacén'],
  pay: ['2000', '2999', '6000', 'unknown'],
  shift: [...TERM_VALUES.shift, 'unknown'],
  days: [...TERM_VALUES.days, 'unknown'],
  vehicle: [...TERM_VALUES.vehicle, 'unknown'],
  licence: [...TERM_VALUES.licence, 'unknown'],
  posted: [...TERM_VALUES.posted],
};

const filters = fc
  .subarray([...FACET_FIELDS], { maxLength: 4 })
  .chain((fields) =>
    fc.tuple(
      ...fields.map((field) =>
        fc
          .subarray([...VALUES[field]], { minLength: 1 })
          .map((values): JobSearchFilter => ({ field, type: 'STRING', operator: 'IN', values })),
      ),
    ),
  );
const radius = fc.record({ distanceInKm: fc.constantFrom(5, 25, 60) }).map(
  ({ distanceInKm }): JobSearchFilter => ({
    field: 'point',
    type: 'GEO',
    operator: 'GEO_LOCATION_WITHIN',
    value: { latitude: 19.2, longitude: -98.2, distanceInKm },
  }),
);
const requests = fc
  .record({
    filters,
    radius: fc.option(radius),
    searchTerm: fc.constantFrom(
      '',
      '',
      'chofer',
      'repartidor moto',
      'nocturno',
      'sin moto',
      'nada',
    ),
    field: fc.constantFrom('relevance', 'startDate', 'pay', 'distance', 'title'),
    direction: fc.constantFrom('ASC', 'DESC'),
    box: fc.boolean(),
    pageNumber: fc.nat(3),
  })
  .map(
    ({ filters, radius, searchTerm, field, direction, box, pageNumber }): JobSearchRequest => ({
      searchTerm,
      filters: radius === null ? filters : [...filters, radius],
      orderBy: [{ field, direction }],
      facetFields: FACET_FIELDS,
      pageSize: 10,
      pageNumber,
      ...(box && {
        coordinates: [
          { latitude: 19.1, longitude: -98.4 },
          { latitude: 19.4, longitude: -98 },
        ],
      }),
    }),
  );

it('Columns find and count what the database finds and counts, in the same order', async () => {
  const { kysely } = database;
  const check = fc.asyncProperty(requests, async (request) => {
    const found = await searchJobs({ kysely, columns }, scope, request);
    expect(found).toEqual(await searchJobs({ kysely }, scope, request));
  });
  await fc.assert(check, { numRuns: 60 });
}, 120_000);

it('A map of columns shows what a map of the database shows', async () => {
  const { kysely } = database;
  const check = fc.asyncProperty(requests, async (request) => {
    const options = { request, limit: 20 };
    const found = await loadMapView({ kysely, columns }, scope, options);
    expect(found).toEqual(await loadMapView({ kysely }, scope, options));
  });
  await fc.assert(check, { numRuns: 60 });
}, 120_000);

it('The database tells the clocks of a town as the server does', async () => {
  const towns = [null, 'Puebla', ...ZONED_TOWNS.flatMap((zoned) => [...zoned.towns])];
  const states = [null, 'Sonora', 'Baja California', ...new Set(ZONED_TOWNS.map((of) => of.state))];
  const places = states.flatMap((state) => towns.map((city) => ({ city, state })));
  const { rows } = await sql<{ zone: number }>`
    select ${ZONE_CODE} as zone from json_to_recordset(${JSON.stringify(places)}) as jobs (city text, state text)`.execute(
    database.kysely,
  );
  expect(rows.map(({ zone }) => MEXICAN_ZONES[zone])).toEqual(places.map(zoneOf));
});
