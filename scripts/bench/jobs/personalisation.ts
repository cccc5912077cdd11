import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/schema.ts';
import { JobService } from '#server/jobs/job-service.ts';
import { PersonalJobs } from '#server/personalisation/personal-jobs.ts';
import { parseProfile } from '#server/personalisation/visitor-profile.ts';
import { openGazetteer } from '#server/places/gazetteer.ts';
import { silentLog } from '#server/testing/database.ts';
import { type Figure, percentile } from '../../measure/figures.ts';
import { type JobSetting, withJobs } from './job-settings.ts';
import {
  BENCH_AGENCY,
  BENCH_CLIENT,
  benchCityPoint,
  insertSyntheticJobs,
} from './synthetic-jobs.ts';

const scope = { agencyId: BENCH_AGENCY, clientId: BENCH_CLIENT };
const ROUNDS = 60;
/** They warm what every server has warm and are not counted. */
const WARM_UP = 10;
const COUNT = 6;
const KM_OF_1000_MILES = 1609;
/** In the Pacific, 800 km from the nearest job. */
const FAR_AWAY = { latitude: 20, longitude: -120 };

/** One list; the round makes each call another visitor's. */
type Call = (personal: PersonalJobs, round: number) => Promise<unknown>;

/** Primes: their multiples fall on jobs and cities of all kinds. */
const JOB_STEP = 7919;
const CITY_STEP = 7;

/**
 * Milliseconds of personal lists that nothing remembers, beside `select 1`: of somebody who looked at jobs all over the
 * country and applied for some, of somebody who wants one vehicle near a point, beside a job, around a point, and far
 * from all jobs.
 */
export async function measurePersonalisation(settings: readonly JobSetting[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const setting of settings)
    figures.push(
      ...(await withJobs(
        setting,
        (database) => insertJobs(database, setting.jobs),
        (database) => timeCalls(database, setting),
      )),
    );
  return figures;
}

async function insertJobs(database: Database, jobs: number): Promise<void> {
  await giveDetails(database.kysely);
  await insertSyntheticJobs(database, jobs);
}

/** The synthetic jobs have no details; a default gives each some, of the length that feeds have. */
async function giveDetails(kysely: Kysely<Tables>): Promise<void> {
  await sql`create sequence bench_details`.execute(kysely);
  await sql`
    create function bench_details(n bigint) returns jsonb language sql immutable return jsonb_build_object(
      'vehicle', (array['Moto 125 cc', 'Van de la empresa', 'Camioneta de 1.5 toneladas', 'Bicicleta', 'Auto'])[1 + n * 7 % 5],
      'licence', (array['Estatal tipo A', 'Chofer', 'Federal tipo B'])[1 + n * 5 % 3],
      'schedule', (array['Lunes a sábado, 7:00 a 15:00', '5 noches a la semana, 22:00 a 6:00', 'Martes a domingo, 13:00 a 20:00'])[1 + n * 11 % 3],
      'category', 'Reparto',
      'benefits', array['Vales de despensa', 'Seguro de vida', 'Gastos médicos menores', 'Bono de puntualidad'],
      'pay', jsonb_build_object('min', 9000, 'max', 14000, 'currency', 'MXN', 'period', 'month'),
      'applyUrl', 'https://ejemplo.mx/aplicar/' || n)`.execute(kysely);
  await sql`alter table jobs alter column details set default bench_details(nextval('bench_details'))`.execute(
    kysely,
  );
}

async function timeCalls(database: Database, { name, jobs, maxMs }: JobSetting): Promise<Figure[]> {
  const personal = createForgetful(database);
  const group = `personalisation, ${name}`;
  const figures: Figure[] = [];
  for (const [what, call, isHeld] of callsOf(database, jobs)) {
    const times = await time((round) => call(personal, round));
    const value = percentile(times, 95);
    figures.push({ group, name: `${what}, p50`, value: percentile(times, 50), unit: 'ms' });
    const worst = { group, name: `${what}, p95`, value, unit: 'ms' };
    figures.push(isHeld ? { ...worst, bar: { atMost: maxMs } } : worst);
  }
  return figures;
}

/** The name of each call, and whether it has a bar. */
function callsOf(
  { kysely }: Database,
  jobs: number,
): readonly (readonly [string, Call, boolean])[] {
  const someJob = (seed: number) => String(1 + ((seed * JOB_STEP) % jobs));
  const somePoint = (seed: number) => benchCityPoint((seed * CITY_STEP) % 120);
  const history = (round: number) =>
    parseProfile({
      viewedJobIds: Array.from({ length: 20 }, (_, index) => someJob(round * 40 + index)),
      appliedJobIds: Array.from({ length: 5 }, (_, index) => someJob(round * 40 + 20 + index)),
    });
  const wishes = (round: number) =>
    parseProfile({
      point: somePoint(round),
      preferences: { vehicles: ['Motocicleta'], schedules: ['Noche'], radius: 25 },
    });
  return [
    ['select 1', () => sql`select 1`.execute(kysely), false],
    ['recommended by history', (own, round) => own.recommended(scope, history(round), COUNT), true],
    [
      'recommended by preferences',
      (own, round) => own.recommended(scope, wishes(round), COUNT),
      true,
    ],
    ['similar', (own, round) => own.similarTo(scope, { jobId: someJob(round) }), true],
    [
      'nearby',
      (own, round) =>
        own.nearby(scope, { point: somePoint(round), radius: KM_OF_1000_MILES, count: COUNT }),
      true,
    ],
    [
      'nearby, far from all jobs',
      (own) => own.nearby(scope, { point: FAR_AWAY, radius: KM_OF_1000_MILES, count: COUNT }),
      false,
    ],
  ];
}

/** Another revision of the jobs at each call: nothing is remembered. */
function createForgetful(database: Database): PersonalJobs {
  const jobs = new JobService({ database, log: silentLog });
  let revision = 0;
  const forgetful = {
    activeJobs: jobs.activeJobs.bind(jobs),
    revision: () => {
      revision += 1;
      return String(revision);
    },
  };
  return new PersonalJobs({ database, jobs: forgetful, gazetteer: openGazetteer() });
}

async function time(call: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const started = performance.now();
    await call(round);
    if (round >= WARM_UP) times.push(performance.now() - started);
  }
  return times;
}
