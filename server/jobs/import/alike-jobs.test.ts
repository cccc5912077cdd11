import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, silentLog } from '../../testing/database.ts';
import { feedJob, feedXml, imported, loadAllJobs, resetJobs } from '../../testing/job-imports.ts';
import { setUp } from '../../testing/set-up.ts';
import { findJob } from '../records/load-jobs.ts';
import { searchJobs } from '../search/search-jobs.ts';
import { closeExpiredJobs } from './close-expired-jobs.ts';

const database = setUp(openTestDatabase);

beforeEach(() => resetJobs(database));

/** Reference numbers of the list, each with the number of jobs that it stands for. */
async function list(searchTerm = '') {
  const { records, totalRecords, facets } = await searchJobs(
    database,
    { agencyId: 'a', clientId: 'c' },
    {
      searchTerm,
      orderBy: [],
      filters: [],
      facetFields: ['city'],
      pageSize: 20,
      pageNumber: 0,
    },
  );
  expect(totalRecords).toBe(records.length);
  expect((facets.city ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(totalRecords);
  return records.map(({ referenceNumber, alikeCount }) => [referenceNumber, alikeCount]);
}

/** Bytes that the rows take, those that were written anew since among them. */
async function roomOfJobs(): Promise<number> {
  const { rows } = await sql<{
    bytes: number;
  }>`select pg_relation_size('jobs')::int as bytes`.execute(database.kysely);
  return rows[0]?.bytes ?? 0;
}

const old = feedJob('old', {
  date: '2026-01-01',
  expirationdate: '2099-01-01',
  url: 'https://e.example/1',
});
const middle = feedJob('middle', { date: '2026-01-02', url: 'https://e.example/2' });
const fresh = feedJob('new', { date: '2026-01-03' });
const other = feedJob('other', { date: '2026-01-01', title: 'Almacenista' });

describe('vacancies that are posted several times', () => {
  it('are listed once, as the newest, with the number of the others', async () => {
    await imported(database, feedXml(old, fresh, middle, other));
    expect(await list()).toEqual([
      ['new', 2],
      ['other', undefined],
    ]);
    expect(await list('repartidor')).toEqual([['new', 2]]);
  });

  it('are written once, as those that differ', async () => {
    const copies = Array.from({ length: 400 }, (_, i) => feedJob(`${i}`));
    const others = copies.map((copy, i) => ({ ...copy, description: `Puesto ${i}` }));
    await imported(database, feedXml(...others));
    const room = await roomOfJobs();
    await resetJobs(database);
    await imported(database, feedXml(...copies));
    expect(await roomOfJobs()).toBeLessThanOrEqual(room);
    expect(await list()).toEqual([['399', 399]]);
  });

  it('differ in whatever a job seeker can read', async () => {
    const changes = [
      { title: 'Chofer' },
      { company: 'Dos' },
      { city: 'Puebla' },
      { jobtype: 'parttime' },
      { description: 'Otra' },
      { schedule: 'Noche' },
    ];
    await imported(
      database,
      feedXml(...changes.map((change, i) => feedJob(`${i}`, change)), feedJob('x')),
    );
    expect(await list()).toHaveLength(changes.length + 1);
  });

  it('stay reachable each at its own address', async () => {
    await imported(database, feedXml(old, fresh));
    const slugs = (await loadAllJobs(database)).map((row) => row.url_slug);
    expect(slugs).toHaveLength(2);
    for (const slug of slugs)
      expect(await findJob(database.kysely, { agencyId: 'a' }, slug)).toMatchObject({
        active: true,
      });
  });

  it('bring the next one forward when the listed one closes, changes or leaves the feed', async () => {
    await imported(database, feedXml(old, middle, fresh));
    await imported(database, feedXml(old, middle), { closeMissing: true });
    expect(await list()).toEqual([['middle', 1]]);
    await imported(database, feedXml({ ...middle, status: 'closed' }));
    expect(await list()).toEqual([['old', undefined]]);
    await imported(database, feedXml(middle, { ...fresh, title: 'Chofer' }));
    expect(await list()).toEqual([
      ['new', undefined],
      ['middle', 1],
    ]);
  });

  it('bring the next one forward when the listed one expires', async () => {
    await imported(database, feedXml(old, fresh));
    await sql`update jobs set expires_at = now() where reference_number = 'new'`.execute(
      database.kysely,
    );
    await closeExpiredJobs(database, silentLog);
    expect(await list()).toEqual([['old', undefined]]);
  });

  it('are never all hidden behind one that expires before the others', async () => {
    const soon = feedJob('soon', { date: '2026-01-04', expirationdate: '2098-01-01' });
    await imported(database, feedXml(old, soon));
    expect(await list()).toEqual([['old', 1]]);
    await sql`update jobs set expires_at = now() where reference_number = 'soon'`.execute(
      database.kysely,
    );
    // Nobody has noticed yet.
    expect((await list()).map(([reference]) => reference)).toEqual(['old']);
  });

  it('of another client or agency are not alike', async () => {
    await imported(database, feedXml(old));
    await imported(database, feedXml(fresh), { clientId: 'd' });
    await imported(database, feedXml(fresh), { agencyId: 'b' });
    expect(await list()).toEqual([['old', undefined]]);
  });
});
