import type { Job } from '#schemas/api/jobs.ts';
import type { Database } from '../db/open-database.ts';
import { JobService } from '../jobs/job-service.ts';
import { PersonalJobs } from '../personalisation/personal-jobs.ts';
import {
  type KnownVisitor,
  NO_PREFERENCES,
  type VisitorPreferences,
} from '../personalisation/visitor-profile.ts';
import { openGazetteer } from '../places/gazetteer.ts';
import { insertJobs, type TestJob } from './jobs.ts';

export const GUADALAJARA = { latitude: 20.6668, longitude: -103.3918 };
export const MONTERREY = { latitude: 25.6751, longitude: -100.3185 };

export const inGuadalajara = { city: 'Guadalajara', state: 'Jalisco', ...GUADALAJARA };
export const inMonterrey = { city: 'Monterrey', state: 'Nuevo León', ...MONTERREY };

const NIGHT = '5 noches a la semana, 22:00 a 6:00';
const DAY = 'Lunes a sábado, 8:00 a 16:00';

/** Kinds of jobs that differ in all that scoring reads. */
export const nightMoto: TestJob = {
  title: 'Repartidor nocturno en motocicleta',
  category: 'Reparto en moto',
  employment_type: 'parttime',
  details: { vehicle: 'Moto 125 cc con caja', schedule: NIGHT, licence: 'Motociclista' },
};
export const dayMoto: TestJob = {
  ...nightMoto,
  title: 'Mensajero en moto',
  details: { vehicle: 'Moto de la empresa', schedule: DAY, licence: 'Motociclista' },
};
export const dayVan: TestJob = {
  title: 'Chofer de van',
  category: 'Reparto en van',
  employment_type: 'fulltime',
  details: { vehicle: 'Van de la empresa', schedule: DAY, licence: 'Estatal tipo A (Jalisco)' },
};

/** A profile that knows only what a test says. */
export function profileOf(
  known: Partial<Omit<KnownVisitor, 'preferences'>> & {
    readonly preferences?: Partial<VisitorPreferences>;
  },
): KnownVisitor {
  const preferences = { ...NO_PREFERENCES, ...known.preferences };
  return { viewed: [], applied: [], point: null, ...known, preferences };
}

export interface Tenant {
  readonly scope: { readonly agencyId: string; readonly clientId: string };
  /** Adds jobs, each of a company of its own where it names none; the later the newer. Answers their ids. */
  add(...jobs: readonly TestJob[]): Promise<string[]>;
}

/** An agency that no other test has. */
export function createTenant(database: Database): Tenant {
  const agencyId = `agency-${crypto.randomUUID()}`;
  const scope = { agencyId, clientId: 'client' };
  let added = 0;
  const toJob = (job: TestJob): TestJob => {
    added += 1;
    return {
      agency_id: agencyId,
      client_id: scope.clientId,
      company: `Empresa ${added}`,
      start_date: new Date(Date.UTC(2026, 0, 1, 0, added)),
      ...job,
    };
  };
  return { scope, add: (...jobs) => insertJobs(database, jobs.map(toJob)) };
}

/** The service over a database, with the jobs it reads from. */
export function createPersonalJobs(database: Database): {
  readonly jobs: JobService;
  readonly personal: PersonalJobs;
} {
  const jobs = new JobService({ database, log: { error: () => {} } });
  return { jobs, personal: new PersonalJobs({ database, jobs, gazetteer: openGazetteer() }) };
}

export function jobIdsOf(jobs: readonly Pick<Job, 'id'>[]): string[] {
  return jobs.map(({ id }) => id);
}
