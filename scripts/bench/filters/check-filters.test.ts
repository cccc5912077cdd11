import { beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#schemas/time/durations.ts';
import { readTermsAgain } from '#server/jobs/read-terms-again.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { insertJobs, TEST_AGENCY, TEST_CLIENT, type TestJob } from '#server/testing/jobs.ts';
import { setUp } from '#server/testing/set-up.ts';
import { readColumns } from '../jobs/read-columns.ts';
import { checkFilters } from './check-filters.ts';
import { type KnownJob, loadKnownJobs } from './known-jobs.ts';

const scope = { agencyId: TEST_AGENCY, clientId: TEST_CLIENT };

const TOWNS = [
  { city: 'Guadalupe', state: 'Nuevo León', latitude: 25.6768, longitude: -100.2565 },
  { city: 'Guadalupe', state: 'Zacatecas', latitude: 22.7473, longitude: -102.5187 },
  { city: 'Ramos Arizpe', state: 'Coahuila', latitude: 25.5405, longitude: -100.9472 },
  { city: 'Ramos Arizpe', state: null },
  { city: null, state: 'Coahuila' },
];
const TITLES = ['Repartidor en moto', 'Chofer de camioneta', 'Auxiliar'];
const TYPES = ['Tiempo completo', 'Medio tiempo, Temporal', null];
const WORDS = [
  '<p>Sueldo de $1,800 semanales. Turno nocturno.</p><p>Licencia tipo A o B.</p>',
  '<p>Sueldo de $3,000 semanales, lunes a viernes de 7:00 a 15:00.</p><p>Moto propia indispensable.</p>',
  '<p>Sueldo de $26,000 mensuales.</p><p>No necesitas licencia, reparto a pie.</p>',
  '<p>Vales de despensa.</p>',
];
/** Days since a job was posted, some to the midnight that stands for a day without a clock. */
const AGES = [0, 0.5, 1, 2.25, 3, 6, 8, 40];

const jobs = Array.from({ length: 40 }, (_, index): TestJob => {
  const pick = <T>(list: readonly T[], step: number) =>
    list[Math.floor(index / step) % list.length];
  const age = (pick(AGES, 1) ?? 0) * DAY_MS;
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return {
    reference_number: String(index),
    title: pick(TITLES, 1) ?? null,
    ...pick(TOWNS, 2),
    employment_type: pick(TYPES, 4) ?? null,
    category: pick(TYPES, 5) ?? null,
    description: pick(WORDS, 3) ?? '',
    start_date: new Date((index % 2 === 0 ? today : Date.now()) - age),
    ...(index === 7 ? { expires_at: new Date(0) } : {}),
  };
});

const database = setUp(openTestDatabase);
let known: readonly KnownJob[];

beforeAll(async () => {
  await insertJobs(database, jobs);
  await readTermsAgain(database);
  known = await loadKnownJobs(database.kysely, TEST_AGENCY, 'words');
});

it('filters, counts and orders are those of a plain loop, from columns and from the database', async () => {
  const { kysely } = database;
  const options = { scope, jobs: known, seed: 7 };
  const columns = await readColumns(kysely, TEST_AGENCY);
  const inColumns = await checkFilters({ kysely, columns }, { ...options, combinations: 200 });
  expect(inColumns.wrong).toEqual([]);
  expect(inColumns.withJobs).toBeGreaterThan(60);
  const inDatabase = await checkFilters({ kysely }, { ...options, combinations: 30 });
  expect(inDatabase.wrong).toEqual([]);
});

it('tells an answer that is not what the loop finds', async () => {
  const options = { scope, jobs: known.slice(20), seed: 7, combinations: 5 };
  const { wrong } = await checkFilters(database, options);
  expect(wrong.join('\n')).toContain('total');
});
