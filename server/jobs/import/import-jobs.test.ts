import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import {
  chunksOf,
  feedJob,
  feedXml,
  imported,
  loadAll,
  loadAllJobs,
  resetJobs,
  runTestImport,
} from '../../testing/job-imports.ts';
import { setUp } from '../../testing/set-up.ts';
import { searchWords } from './job-columns.ts';

const database = setUp(openTestDatabase);

beforeEach(() => resetJobs(database));

async function revision(): Promise<string | undefined> {
  const row = await database.kysely
    .selectFrom('job_revisions')
    .select('revision')
    .where('agency_id', '=', 'a')
    .executeTakeFirst();
  return row?.revision;
}

describe('an import', () => {
  it('adds jobs with what the gazetteer knows of their places', async () => {
    const feed = feedXml(
      feedJob('1', {
        date: 'Fri, 13 Nov 2026 08:00:00 -0600',
        jobtype: 'fulltime',
        url: 'https://example.com/apply?a=1&b=2',
        city: 'leon',
        state: 'Gto.',
        country: 'MX',
        pay: { min: '2,500', max: '3000.50', currency: 'mxn', period: 'semana', text: 'Semanal' },
        benefits: { benefit: ['IMSS', ' Vales &amp; más '] },
        category: 'Reparto',
      }),
    );
    expect(await imported(database, feed)).toMatchObject({ added: 1, changed: 0, unchanged: 0 });
    expect(await loadAllJobs(database)).toMatchObject([
      {
        agency_id: 'a',
        client_id: 'c',
        reference_number: '1',
        url_slug: expect.stringMatching(/^repartidor-leon-[0-9a-f]{8}$/),
        status: 'open',
        city: 'León',
        state: 'Guanajuato',
        country: 'México',
        place_id: expect.any(Number),
        latitude: expect.closeTo(21.1, 0),
        longitude: expect.closeTo(-101.7, 0),
        employment_type: 'Tiempo completo',
        start_date: new Date('2026-11-13T14:00:00Z'),
        details: {
          pay: { min: 2500, max: 3000.5, currency: 'MXN', period: 'week', text: 'Semanal' },
          benefits: ['IMSS', 'Vales & más'],
          category: 'Reparto',
          applyUrl: 'https://example.com/apply?a=1&b=2',
          postedAt: '2026-11-13T14:00:00.000Z',
        },
      },
    ]);
  });

  it('of the same feed again changes nothing', async () => {
    const feed = feedXml(
      feedJob('1'),
      feedJob('2', { date: '2026-01-05' }),
      feedJob('3', { city: 'Atlantis' }),
    );
    await imported(database, feed);
    const before = await loadAll(database);
    const report = await imported(database, feed, { closeMissing: true });
    expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 3, closed: 0 });
    expect(await loadAll(database)).toEqual({
      ...before,
      imports: [...before.imports, expect.anything()],
    });
  });

  it('writes only the jobs that changed and keeps their addresses and dates', async () => {
    await imported(database, feedXml(feedJob('1'), feedJob('2', { title: 'Auxiliar' })));
    const [one, two] = await loadAllJobs(database);
    const report = await imported(
      database,
      feedXml(feedJob('1'), feedJob('2', { title: 'Chofer' })),
    );
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    const [oneAfter, twoAfter] = await loadAllJobs(database);
    expect(oneAfter).toEqual(one);
    expect(twoAfter).toMatchObject({
      job_id: two?.job_id,
      title: 'Chofer',
      url_slug: two?.url_slug,
      start_date: two?.start_date,
    });
    expect(twoAfter?.updated_at).not.toEqual(two?.updated_at);
  });

  it('closes what the feed lacks only when told to, and opens it again when it comes back', async () => {
    const both = feedXml(feedJob('1'), feedJob('2'));
    const one = feedXml(feedJob('1'));
    await imported(database, both);
    expect(await imported(database, one)).toMatchObject({ closed: 0 });
    expect(await imported(database, one, { closeMissing: true })).toMatchObject({ closed: 1 });
    expect((await loadAllJobs(database)).map(({ status }) => status)).toEqual(['open', 'closed']);
    expect(await imported(database, one, { closeMissing: true })).toMatchObject({ closed: 0 });
    expect(await imported(database, both)).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await loadAllJobs(database)).map(({ status }) => status)).toEqual(['open', 'open']);
  });

  it('never closes everything for an empty feed', async () => {
    await imported(database, feedXml(feedJob('1')));
    const before = await loadAll(database);
    for (const feed of ['<source/>', feedXml({ title: 'Sin referencia' })]) {
      const result = await runTestImport(database, feed, { closeMissing: true });
      expect(result).toMatchObject({ ok: false, problems: [{ code: 'feed-empty' }] });
    }
    expect(await loadAll(database)).toEqual(before);
    expect(await imported(database, '<source/>')).toMatchObject({ added: 0, closed: 0 });
  });

  it('skips jobs without a reference number and all but the first with the same one', async () => {
    const feed = feedXml(
      feedJob('1', { title: 'Primero' }),
      feedJob(' '),
      feedJob('1', { title: 'Segundo' }),
      { title: 'Nada' },
      feedJob('x'.repeat(201)),
    );
    const report = await imported(database, feed);
    expect(report).toMatchObject({
      added: 1,
      skippedTotal: 4,
      skipped: [
        { line: 4, referenceNumber: null, code: 'reference-missing' },
        { line: 5, referenceNumber: '1', code: 'reference-duplicate' },
        { line: 6, referenceNumber: null, code: 'reference-missing' },
        { line: 7, code: 'text-too-large' },
      ],
    });
    expect(await loadAllJobs(database)).toMatchObject([{ title: 'Primero' }]);
  });

  it('counts a duplicate beyond the batch, and reports a thousand of many', async () => {
    const jobs = Array.from({ length: 1100 }, (_, index) => feedJob(String(index)));
    const report = await imported(database, feedXml(...jobs, ...jobs));
    expect(report).toMatchObject({ added: 1100, unchanged: 0, skippedTotal: 1100 });
    expect(report.skipped).toHaveLength(1000);
    expect(report.skipped[0]).toMatchObject({ line: 1103, referenceNumber: '0' });
  });

  it('does not close a job that it skips for its size', async () => {
    await imported(database, feedXml(feedJob('1'), feedJob('2')));
    const feed = feedXml(feedJob('1'), feedJob('2', { description: 'x'.repeat(1024 * 1024) }));
    expect(await imported(database, feed, { closeMissing: true })).toMatchObject({
      unchanged: 1,
      closed: 0,
      skipped: [{ line: 4, referenceNumber: '2', code: 'text-too-large' }],
    });
    expect((await loadAllJobs(database)).map(({ status }) => status)).toEqual(['open', 'open']);
  });

  it('keeps the titles of open jobs for type-ahead', async () => {
    const titles = async () =>
      (await loadAll(database)).titles.map(({ title_norm, title, open_jobs }) => [
        title_norm,
        title,
        open_jobs,
      ]);
    const chofer = { title: 'Chófer' };
    await imported(
      database,
      feedXml(
        feedJob('1'),
        feedJob('2', chofer),
        feedJob('3', chofer),
        feedJob('4', { title: 'CHOFER' }),
      ),
    );
    expect(await titles()).toEqual([
      ['chofer', 'Chófer', 3],
      ['repartidor', 'Repartidor', 1],
    ]);
    await imported(database, feedXml(feedJob('2', chofer)), { closeMissing: true });
    expect(await titles()).toEqual([['chofer', 'Chófer', 1]]);
  });

  it('changes the revision and tells listeners exactly when jobs changed', async () => {
    const told: string[] = [];
    const leave = await database.subscribe('jobs', (payload) => told.push(payload));
    await imported(database, feedXml(feedJob('1')));
    await imported(database, feedXml(feedJob('1')));
    expect(await revision()).toBe('1');
    await imported(database, feedXml(feedJob('1', { title: 'Otro' })));
    expect(await revision()).toBe('2');
    await expect.poll(() => told).toEqual(['a', 'a']);
    await leave();
  });

  it('leaves the index as it is on a server that others use', async () => {
    const version = async () =>
      (
        await sql`select xmin::text from pg_class where relname = 'jobs_text'`.execute(
          database.kysely,
        )
      ).rows;
    const jobs = Array.from({ length: 200 }, (_, index) => feedJob(String(index)));
    const before = await version();
    await imported({ ...database, engine: 'postgresql' }, feedXml(...jobs));
    expect(await version()).toEqual(before);
    await imported({ ...database, engine: 'pglite' }, feedXml(...jobs), { clientId: 'd' });
    expect(await version()).not.toEqual(before);
  });

  it('keeps the words of a job that another import changed in the meantime', async () => {
    const jobs = Array.from({ length: 250 }, (_, index) => feedJob(String(index)));
    const feed = feedXml(...jobs);
    async function* interrupted(): AsyncGenerator<Uint8Array> {
      yield* chunksOf(feed.slice(0, -20));
      await imported(database, feedXml(feedJob('0', { title: 'Chofer' })));
      yield* chunksOf(feed.slice(-20));
    }
    await imported(database, feed);
    expect(await imported(database, '', { chunks: interrupted() })).toMatchObject({ changed: 1 });
    const { rows } = await sql`select reference_number from jobs
      where tsv is distinct from ${searchWords('jobs')}`.execute(database.kysely);
    expect(rows).toEqual([]);
  });

  it('is recorded', async () => {
    await imported(database, feedXml(feedJob('1'), feedJob('1')));
    expect((await loadAll(database)).imports).toMatchObject([
      { agency_id: 'a', client_id: 'c', source: 'test', added: 1, changed: 0, skipped: 1 },
    ]);
  });

  it('mints a longer address when the short one is taken', async () => {
    await imported(database, feedXml(feedJob('1')));
    const [first] = await loadAllJobs(database);
    await sql`update jobs set reference_number = 'other', client_id = 'd'`.execute(database.kysely);
    await imported(database, feedXml(feedJob('1')));
    const [, second] = await loadAllJobs(database);
    expect(second?.url_slug).toMatch(new RegExp(`^${first?.url_slug}[0-9a-f]{8}$`));
  });

  it('keeps to its agency and client', async () => {
    await imported(database, feedXml(feedJob('1'), feedJob('2')), { agencyId: 'b' });
    await imported(database, feedXml(feedJob('1'), feedJob('2')), { clientId: 'd' });
    const others = await loadAllJobs(database);
    const report = await imported(database, feedXml(feedJob('1', { title: 'Mío' })), {
      closeMissing: true,
    });
    expect(report).toMatchObject({ added: 1, changed: 0, closed: 0 });
    expect((await loadAllJobs(database)).slice(0, 4)).toEqual(others);
    await imported(database, feedXml(feedJob('3')), { closeMissing: true });
    expect((await loadAllJobs(database)).slice(0, 4)).toEqual(others);
  });

  it('names the agencies when it knows not the one', async () => {
    expect(await runTestImport(database, feedXml(feedJob('1')), { agencyId: 'z' })).toEqual({
      ok: false,
      problems: [
        {
          code: 'agency-unknown',
          message: 'There is no agency "z".',
          remedy: 'Name one of: a, b.',
        },
      ],
    });
  });

  it('clears what a dead import left a day ago, and nothing newer', async () => {
    await sql`insert into job_staging (agency_id, run_id, reference_number, position, staged_at) values
      ('a', gen_random_uuid(), 'old', 1, now() - interval '25 hours'),
      ('a', gen_random_uuid(), 'new', 1, now())`.execute(database.kysely);
    await imported(database, feedXml(feedJob('1')));
    expect((await loadAll(database)).staged.map((row) => row.reference_number)).toEqual(['new']);
  });
});
