import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, silentLog } from '../../testing/database.ts';
import {
  feedJob,
  feedXml,
  imported,
  loadAll,
  loadAllJobs,
  resetJobs,
} from '../../testing/job-imports.ts';
import { setUp } from '../../testing/set-up.ts';
import { closeExpiredJobs } from './close-expired-jobs.ts';

const database = setUp(openTestDatabase);

beforeEach(() => resetJobs(database));

describe('jobs whose last day has passed', () => {
  it('are closed by the clock, of each agency, and stay closed in the same feed', async () => {
    const feed = feedXml(feedJob('1', { expirationdate: '2099-01-01' }), feedJob('2'));
    await imported(database, feed);
    await imported(database, feed, { agencyId: 'b' });
    expect(await closeExpiredJobs(database, silentLog)).toBe(0);
    await sql`update jobs set expires_at = now() where reference_number = '1' and agency_id = 'a'`.execute(
      database.kysely,
    );
    expect(await closeExpiredJobs(database, silentLog)).toBe(1);
    const open = (await loadAllJobs(database)).filter(({ status }) => status === 'open');
    expect(open.map((row) => row.agency_id + row.reference_number)).toEqual(['a2', 'b1', 'b2']);
    const { titles } = await loadAll(database);
    expect(titles).toMatchObject([
      { agency_id: 'a', open_jobs: 1 },
      { agency_id: 'b', open_jobs: 2 },
    ]);
    expect((await loadAll(database)).revisions).toMatchObject([
      { agency_id: 'a', revision: '2' },
      { agency_id: 'b', revision: '1' },
    ]);
  });

  it('are closed of every client, though nobody can be told', async () => {
    await imported(database, feedXml(feedJob('1')));
    await imported(database, feedXml(feedJob('1')), { agencyId: 'b' });
    await sql`update jobs set expires_at = now()`.execute(database.kysely);
    const publish = () => Promise.reject(new Error('lost'));
    expect(await closeExpiredJobs({ ...database, publish }, silentLog)).toBe(2);
  });

  it('are closed from the start', async () => {
    const feed = feedXml(feedJob('1', { expirationdate: '2020-01-01' }));
    expect(await imported(database, feed)).toMatchObject({ added: 1 });
    expect(await imported(database, feed)).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await loadAllJobs(database)).toMatchObject([{ status: 'closed' }]);
  });
});

describe('a job whose feed says in a word that it is over', () => {
  it.each([
    'Cerrada',
    'expired',
    ' VENCIDO ',
    'Inactive',
    'dada de baja',
    'Cancelled',
    'cubierta',
    'Cerrada.',
    'Vacante cerrada',
    'no vigente',
    'Ya no disponible',
    'en pausa',
    'on_hold',
    '0',
  ])('is closed: %s', async (status) => {
    await imported(database, feedXml(feedJob('1', { status })));
    expect(await loadAllJobs(database)).toMatchObject([{ status: 'closed' }]);
  });

  it.each(['open', 'Abierta', 'activa', 'no cerrada', 'Vigente', '1', ''])(
    'is open: %j',
    async (status) => {
      await imported(database, feedXml(feedJob('1', { status })));
      expect(await loadAllJobs(database)).toMatchObject([{ status: 'open' }]);
    },
  );
});
