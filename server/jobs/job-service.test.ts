import { setTimeout } from 'node:timers/promises';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { JobSearchRequest } from '#schemas/api/jobs.ts';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { insertJobs, TEST_AGENCY, TEST_CLIENT } from '../testing/jobs.ts';
import { startExpiryTimer } from './expiry-timer.ts';
import { bumpJobRevision, JOBS_CHANNEL } from './import/job-revision.ts';
import { JobService } from './job-service.ts';

const scope = { agencyId: TEST_AGENCY, clientId: TEST_CLIENT };
const everything: JobSearchRequest = {
  searchTerm: '',
  orderBy: [],
  filters: [],
  facetFields: [],
  pageSize: 50,
  pageNumber: 0,
};
const errors: string[] = [];

let database: Database;
let jobs: JobService;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = new JobService({ database, log: { error: (message) => errors.push(message) } });
  await jobs.open();
});

beforeEach(async () => {
  await sql`truncate jobs, job_titles`.execute(database.kysely);
});

afterAll(async () => {
  await jobs.close();
  await database.close();
  expect(errors).toEqual([]);
});

/** Tells as an import does that an agency's jobs have changed. */
async function publish(agencyId = TEST_AGENCY): Promise<void> {
  const before = jobs.revision(agencyId);
  await database.publish(JOBS_CHANNEL, agencyId);
  await expect.poll(() => jobs.revision(agencyId)).not.toBe(before);
}

describe('the revision', () => {
  it('is that of the database, and follows it', async () => {
    await insertJobs(database, [{}]);
    await publish();
    const { revision } = await database.kysely
      .selectFrom('job_revisions')
      .select('revision')
      .where('agency_id', '=', TEST_AGENCY)
      .executeTakeFirstOrThrow();
    expect(jobs.revision(TEST_AGENCY)).toBe(revision);
    expect(jobs.revision('sin-vacantes')).toBe('0');
    await bumpJobRevision(database.kysely, TEST_AGENCY);
    await publish();
    expect(Number(jobs.revision(TEST_AGENCY))).toBe(Number(revision) + 1);
  });

  it('is read when the service opens', async () => {
    await insertJobs(database, [{ agency_id: 'temprana' }]);
    const later = new JobService({ database, log: { error: (message) => errors.push(message) } });
    await later.open();
    expect(later.revision('temprana')).not.toBe('0');
    await later.close();
  });

  it('is read in turn when the service opens, so that a late answer replaces no newer one', async () => {
    await insertJobs(database, [{ agency_id: 'tardia' }]);
    const slow: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => setTimeout(300, result),
    };
    const later = new JobService({
      database: { ...database, kysely: database.kysely.withPlugin(slow) },
      log: { error: (message) => errors.push(message) },
    });
    const opened = later.open();
    await setTimeout(50);
    await later.settled();
    expect(later.revision('tardia')).not.toBe('0');
    await opened;
    await later.close();
  });

  it('is read again now and then, in case nobody told of a change', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = startExpiryTimer(database, jobs, { error: (message) => errors.push(message) });
    onTestFinished(() => {
      stop();
      vi.useRealTimers();
    });
    await bumpJobRevision(database.kysely, 'callada');
    vi.advanceTimersByTime(5 * 60_000);
    await expect.poll(() => jobs.revision('callada')).toBe('1');
  });
});

describe('a search', () => {
  it('is answered from memory until the jobs of the agency change', async () => {
    await insertJobs(database, [{}]);
    await publish();
    expect((await jobs.search(scope, everything)).totalRecords).toBe(1);
    await insertJobs(database, [{}]);
    expect((await jobs.search(scope, everything)).totalRecords).toBe(1);
    await publish();
    expect((await jobs.search(scope, everything)).totalRecords).toBe(2);
  });

  it('is never answered with another scope’s memory', async () => {
    await insertJobs(database, [{}, { client_id: 'otro' }, { agency_id: 'ajena' }]);
    await publish();
    const totals = [scope, { agencyId: TEST_AGENCY }, { agencyId: 'ajena' }, { agencyId: 'nadie' }];
    const results = await Promise.all(totals.map((other) => jobs.search(other, everything)));
    expect(results.map(({ totalRecords }) => totalRecords)).toEqual([1, 2, 1, 0]);
  });

  it('that fails is asked again', async () => {
    await insertJobs(database, [{}]);
    await publish();
    await sql`alter table jobs rename to away`.execute(database.kysely);
    await expect(jobs.search(scope, everything)).rejects.toThrow('jobs');
    await jobs.settled();
    expect(errors.splice(0)).toEqual([
      'What filters count of the jobs could not be read; the database counts',
    ]);
    await sql`alter table away rename to jobs`.execute(database.kysely);
    expect((await jobs.search(scope, everything)).totalRecords).toBe(1);
  });

  it('is counted without the database once its columns are read, until the jobs change', async () => {
    await insertJobs(database, [{ city: 'Puebla' }, { city: 'Toluca' }]);
    await publish();
    const cities = async (pageSize: number) =>
      (await jobs.search(scope, { ...everything, facetFields: ['city'], pageSize })).facets['city'];
    expect(await cities(1)).toHaveLength(2);
    await jobs.settled();
    await sql`update jobs set city = 'Puebla'`.execute(database.kysely);
    const state = { ...everything, filters: [], facetFields: ['city', 'state'] as const };
    const counted = await jobs.search(scope, { ...state, facetFields: [...state.facetFields] });
    expect(counted.facets['city']).toHaveLength(2);
    await bumpJobRevision(database.kysely, TEST_AGENCY);
    await publish();
    expect(await cities(2)).toEqual([{ value: 'Puebla', count: 2 }]);
  });

  it('knows the jobs of what was searched for lately again, after they have changed', async () => {
    await insertJobs(database, [{ title: 'Chofer' }, { title: 'Cocinero' }]);
    await publish();
    const count = async (searchTerm: string) =>
      (await jobs.search(scope, { ...everything, searchTerm })).totalRecords;
    await count('');
    await jobs.settled();
    expect(await count('chofer')).toBe(1);
    await insertJobs(database, [{ title: 'Chofer nocturno' }]);
    await publish();
    await count('');
    await jobs.settled();
    await sql`update jobs set tsv = ''`.execute(database.kysely);
    expect(await count('chofer')).toBe(2);
    expect(await count('cocinero')).toBe(0);
  });
});

describe('suggestions', () => {
  const suggest = (value: string, field: 'title' | 'referenceNumber' = 'title', of = scope) =>
    jobs.typeAhead(of, { field, value });

  beforeEach(async () => {
    await insertJobs(database, [
      { title: 'Auxiliar de reparto', reference_number: 'REF-7' },
      { title: 'Repartidor' },
      { title: 'Repartidor en moto' },
      { title: 'Repartidor en moto' },
      { title: 'Prerepartidor' },
      { title: 'Conductor de última milla', reference_number: 'ref-8' },
      { title: 'Repartidor cerrado', status: 'closed', reference_number: 'REF-9' },
      { title: 'Repartidor ajeno', agency_id: 'ajena', reference_number: 'REF-1' },
      { title: 'Repartidor de otro', client_id: 'otro', reference_number: 'REF-2' },
      { title: null },
    ]);
  });

  it('put titles that begin with the text first, then words, then parts', async () => {
    expect(await suggest('repart')).toEqual([
      'Repartidor en moto',
      'Repartidor',
      'Auxiliar de reparto',
      'Prerepartidor',
    ]);
  });

  it('know neither accents nor capitals', async () => {
    expect(await suggest('ULTIMA M')).toEqual(['Conductor de última milla']);
    expect(await suggest('última')).toEqual(['Conductor de última milla']);
  });

  it('name a title once, though two clients have it', async () => {
    await insertJobs(database, [{ title: 'Repartidor', client_id: 'otro' }]);
    const titles = await jobs.typeAhead(
      { agencyId: TEST_AGENCY },
      { field: 'title', value: 'repartidor' },
    );
    expect(titles.filter((title) => title === 'Repartidor')).toHaveLength(1);
    expect(titles).toContain('Repartidor de otro');
  });

  it('are the reference numbers of open jobs that begin with the text', async () => {
    expect(await suggest('ref', 'referenceNumber')).toEqual(['REF-7', 'ref-8']);
    expect(await suggest('REF-7', 'referenceNumber')).toEqual(['REF-7']);
    expect(await suggest('EF-7', 'referenceNumber')).toEqual([]);
  });

  it('are at most ten', async () => {
    await insertJobs(
      database,
      Array.from({ length: 15 }, (_, i) => ({ title: `Chofer ${i}`, reference_number: `n-${i}` })),
    );
    expect(await suggest('chofer')).toHaveLength(10);
    expect(await suggest('n-', 'referenceNumber')).toHaveLength(10);
  });

  it.each(['', '  ', '\0', '%', '_', '\\', "'", '<b>', 'x'.repeat(10_000), '\ud83d'])(
    'are none for %j',
    async (value) => {
      for (const field of ['title', 'referenceNumber'] as const)
        expect(await suggest(value, field)).toEqual([]);
    },
  );
});

describe('single jobs', () => {
  it('are found by their address, open or closed, in their scope alone', async () => {
    await insertJobs(database, [
      { url_slug: 'abierta', title: 'Uno' },
      { url_slug: 'cerrada', title: 'Dos', status: 'closed' },
      { url_slug: 'vencida', title: 'Tres', expires_at: new Date(0) },
      { url_slug: 'abierta', title: 'Ajena', agency_id: 'ajena' },
      { url_slug: 'de-otro', title: 'Otro', client_id: 'otro' },
    ]);
    expect(await jobs.findJob(scope, 'abierta')).toMatchObject({
      title: 'Uno',
      status: 'Open',
      active: true,
    });
    expect(await jobs.findJob(scope, 'cerrada')).toMatchObject({ status: 'Closed', active: false });
    expect(await jobs.findJob(scope, 'vencida')).toMatchObject({ status: 'Open', active: false });
    expect(await jobs.findJob({ agencyId: 'ajena' }, 'abierta')).toMatchObject({ title: 'Ajena' });
    for (const slug of ['de-otro', 'nada', '', '\0', "' or 1=1", 'x'.repeat(10_000)])
      expect(await jobs.findJob(scope, slug)).toBeNull();
    expect(await jobs.findJob({ agencyId: TEST_AGENCY }, 'de-otro')).toMatchObject({
      title: 'Otro',
    });
  });

  it('are given in the order of their ids while they can be applied for', async () => {
    const ids = await insertJobs(database, [
      { title: 'Uno' },
      { title: 'Dos', status: 'closed' },
      { title: 'Tres', expires_at: new Date(0) },
      { title: 'Cuatro', expires_at: new Date('2100-01-01') },
      { title: 'Ajena', agency_id: 'ajena' },
      { title: 'Otro', client_id: 'otro' },
    ]);
    const [first = ''] = ids;
    const asked = [...ids]
      .reverse()
      .concat(first, '0', '-1', '1e3', 'abc', '\0', '9'.repeat(30), '');
    const active = await jobs.activeJobs(scope, asked);
    expect(active.map(({ title }) => title)).toEqual(['Cuatro', 'Uno']);
    expect(await jobs.activeJobs(scope, [])).toEqual([]);
  });

  it('are counted by place while they are open', async () => {
    await insertJobs(database, [
      { place_id: 7 },
      { place_id: 7 },
      { place_id: 9 },
      { place_id: 9, client_id: 'otra' },
      { place_id: null },
      { place_id: 7, status: 'closed' },
      { place_id: 7, agency_id: 'ajena' },
    ]);
    expect(await jobs.openJobsByPlace({ agencyId: TEST_AGENCY })).toEqual(
      new Map([
        [7, 2],
        [9, 2],
      ]),
    );
    expect(await jobs.openJobsByPlace({ agencyId: TEST_AGENCY, clientId: 'otra' })).toEqual(
      new Map([[9, 1]]),
    );
  });
});
