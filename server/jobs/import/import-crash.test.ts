import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../db/open-database.ts';
import { bundledChild } from '../../testing/bundled-child.ts';
import { silentLog, unwrap } from '../../testing/database.ts';
import { feedJob, feedXml, imported, loadAllJobs } from '../../testing/job-imports.ts';
import { fillDataDir } from '../../testing/template-database.ts';

/** Of the least part that is read, a first batch is written. */
const JOBS = 700;
/** A machine with much else to do takes minutes. */
const TIMEOUT_MS = 900_000;
const CHILD = await bundledChild('job-import-child');

let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumbo-import-crash-'));
  await fillDataDir(dataDir);
});

afterEach(async () => {
  if (child !== undefined) await kill(child);
  await rm(dataDir, { recursive: true, force: true });
});

/** Every job of a feed says which one it is of; each feed lacks a job of the one before. */
function feedOf(generation: number): string {
  const jobs = Array.from({ length: JOBS }, (_, n) =>
    feedJob(`n${n + generation}`, titled(generation)),
  );
  return feedXml(...jobs);
}

const titled = (generation: number) => ({ title: `Repartidor ${generation}` });

async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const database = unwrap(await openDatabase({ dataDir, log: silentLog }));
  return use(database).finally(() => database.close());
}

/** Which feeds the open jobs are of, and how many jobs there are. */
async function readState(database: Database) {
  const jobs = (await loadAllJobs(database)).filter(({ status }) => status === 'open');
  return { titles: [...new Set(jobs.map(({ title }) => title))], count: jobs.length };
}

const whole = (generation: number) => ({ titles: [`Repartidor ${generation}`], count: JOBS });

async function kill(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const exit = once(process, 'exit');
  process.kill('SIGKILL');
  await exit;
}

/** Begins an import in a process of its own and kills that when a part of the feed is read, or a while after its end. */
async function importUntilKilled(generation: number, part: number, delayMs = 0): Promise<void> {
  child = fork(CHILD, { execArgv: [] });
  child.send({ dataDir, feed: feedOf(generation), part });
  const ended = once(child, 'exit').then(([code]: unknown[]) => `ended with ${code}`);
  const read = once(child, 'message').then(([message]: unknown[]) => message);
  expect(await Promise.race([read, ended])).toBe('read');
  await sleep(delayMs);
  await kill(child);
}

describe.runIf(!process.env['TEST_DATABASE_URL'])('kill -9 in the midst of an import', () => {
  it('leaves the old jobs or the new ones, whole, and the next import goes well', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const mergeMs = await withDatabase(async (database) => {
      await database.kysely.insertInto('agencies').values({ agency_id: 'a', name: 'a' }).execute();
      const { added, seconds } = await imported(database, feedOf(0), { closeMissing: true });
      expect(added).toBe(JOBS);
      return seconds * 1000;
    });
    const moments = [[0.3], [0.7], [1, 0], [1, 0.2 * mergeMs], [1, 0.5 * mergeMs]] as const;
    for (const [index, [part, delayMs]] of moments.entries()) {
      const old = 2 * index;
      await importUntilKilled(old + 1, part, delayMs);
      await withDatabase(async (database) => {
        const found = await readState(database);
        if (part < 1) expect(found).toEqual(whole(old));
        else expect([whole(old), whole(old + 1)]).toContainEqual(found);
        const feed = feedOf(old + 2);
        await imported(database, feed, { closeMissing: true });
        expect(await readState(database)).toEqual(whole(old + 2));
      });
    }
  });
});
