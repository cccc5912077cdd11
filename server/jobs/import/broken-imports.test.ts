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
import { type LockedTable, lockTable } from '../lost-sessions-testing.ts';

const database = setUp(openTestDatabase);

beforeEach(() => resetJobs(database));

describe('the old jobs stay whole', () => {
  const many = Array.from({ length: 1200 }, (_, index) => feedJob(`n${index}`));

  async function expectUntouched(run: () => Promise<unknown>): Promise<void> {
    await imported(database, feedXml(feedJob('1'), feedJob('2')));
    const before = await loadAll(database);
    await run();
    expect(await loadAll(database)).toEqual(before);
  }

  it('when the feed is cut off, malformed or lost on the way', async () => {
    const feed = feedXml(feedJob('1', { title: 'Otro' }), ...many);
    await expectUntouched(async () => {
      const cut = await runTestImport(database, feed.slice(0, -100), { closeMissing: true });
      expect(cut).toMatchObject({ problems: [{ code: 'feed-cut-off' }] });
      const bad = await runTestImport(database, feed.replace('</source>', '</wrong>'));
      expect(bad).toMatchObject({ problems: [{ code: 'feed-malformed' }] });
      const lost = await runTestImport(database, '', {
        chunks: chunksOf(feed, new Error('reset')),
      });
      expect(lost).toMatchObject({ problems: [{ code: 'source-unreadable' }] });
    });
  });

  it('when the merge fails half-way', async () => {
    await expectUntouched(async () => {
      await sql`alter table jobs add constraint half_way check (reference_number <> 'n1100')`.execute(
        database.kysely,
      );
      const feed = feedXml(feedJob('1', { title: 'Otro' }), ...many);
      await expect(runTestImport(database, feed)).rejects.toThrow('half_way');
      await sql`alter table jobs drop constraint half_way`.execute(database.kysely);
    });
    expect(await imported(database, feedXml(...many))).toMatchObject({ added: 1200 });
  });

  describe.runIf(process.env['TEST_DATABASE_URL'])('when PostgreSQL ends all sessions', () => {
    const feed = feedXml(feedJob('1', { title: 'Otro' }), ...many);

    async function expectRecovery(lose: () => Promise<unknown>): Promise<void> {
      await expectUntouched(lose);
      const report = await imported(database, feed, { closeMissing: true });
      expect(report).toMatchObject({ added: 1200, changed: 1, closed: 1 });
      expect((await loadAll(database)).staged).toEqual([]);
    }

    /** The first batch is being written then, and the second is not yet full. */
    const read = feed.indexOf('<referencenumber>n300<');

    async function* losingChunks(staging: LockedTable): AsyncGenerator<Uint8Array> {
      yield* chunksOf(feed.slice(0, read));
      await staging.loseSessions();
      yield* chunksOf(feed.slice(read));
    }

    it('in the midst of the feed', async () => {
      await expectRecovery(async () => {
        const chunks = losingChunks(await lockTable(database, 'job_staging'));
        await expect(runTestImport(database, '', { chunks, closeMissing: true })).rejects.toThrow(
          'terminat',
        );
      });
    });

    it('in the midst of the merge', async () => {
      await expectRecovery(async () => {
        const revisions = await lockTable(database, 'job_revisions');
        const running = runTestImport(database, feed, { closeMissing: true });
        const rejected = expect(running).rejects.toThrow('terminat');
        await revisions.loseSessions();
        await rejected;
      });
    });
  });

  it('when two imports of one client meet', async () => {
    const [one, two] = await Promise.all([
      imported(database, feedXml(...many), { closeMissing: true }),
      imported(database, feedXml(...many), { closeMissing: true }),
    ]);
    expect(one.added + two.added).toBe(1200);
    expect(one.unchanged + two.unchanged).toBe(1200);
    expect(await loadAllJobs(database)).toHaveLength(1200);
  });
});
