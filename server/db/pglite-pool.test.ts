import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../testing/database.ts';
import { findDump } from '../testing/template-database.ts';
import { createPool, hasWaitedTooLong } from './create-pool.ts';
import { PgliteBackend } from './pglite-backend.ts';
import { openPglitePool, type PglitePool } from './pglite-pool.ts';
import { startCleanUp } from './start-clean-up.ts';

let pglite: PglitePool;

async function startBackend(): Promise<PgliteBackend> {
  return new PgliteBackend({ dataDir: undefined, dump: await findDump(), log: silentLog });
}

beforeAll(async () => {
  pglite = await openPglitePool(await startBackend(), silentLog);
});

afterAll(() => pglite.close());

describe('the pool over PGlite', () => {
  it('reuses a named statement', async () => {
    const next = { name: 'next', text: 'select $1::int + 1 as n' };
    expect((await pglite.pool.query({ ...next, values: [1] })).rows).toEqual([{ n: 2 }]);
    expect((await pglite.pool.query({ ...next, values: [2] })).rows).toEqual([{ n: 3 }]);
  });

  it('answers several statements in one text', async () => {
    const results: unknown = await pglite.pool.query('select 1 as a; select 2 as b');
    expect(results).toHaveLength(2);
  });

  it('forgets the settings and statements of a session that ended', async () => {
    const client = await pglite.pool.connect();
    await client.query({ name: 'left', text: 'select 1' });
    await client.query("begin; set application_name = 'left'; create table left_behind ()");
    client.release(true);
    const { rows } = await pglite.pool.query(
      "select current_setting('application_name') as name, to_regclass('left_behind') as relation",
    );
    expect(rows).toEqual([{ name: '', relation: null }]);
    await pglite.pool.query({ name: 'left', text: 'select 2' });
  });
});

it('tells a query whose turn did not come from one that failed', async () => {
  const backend = await startBackend();
  await backend.open();
  const config = { user: 'postgres', max: 1, stream: () => backend.connect() };
  const pool = createPool({ ...config, connectionTimeoutMillis: 1_000 }, silentLog);
  await expect(pool.query('select nothing')).rejects.not.toSatisfy(hasWaitedTooLong);
  const client = await pool.connect();
  await expect(pool.query('select 1')).rejects.toSatisfy(hasWaitedTooLong);
  client.release();
  await pool.end();
  await backend.close();
});

it('has a clean-up whose turn did not come try again, and tells of it only where that goes on', async () => {
  const client = await pglite.pool.connect();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const log = { error: vi.fn() };
  let done = 0;
  const run = async () => {
    await pglite.pool.query('select 1');
    done += 1;
  };
  const often = { firstMs: 60_000, everyMs: 3_600_000, failure: 'Nothing was deleted', run };
  const stop = startCleanUp(log, often);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(log.error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(log.error).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  const told = log.error.mock.calls.length;
  client.release();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  vi.useRealTimers();
  await expect.poll(() => done).toBe(1);
  await stop();
  expect(log.error).toHaveBeenCalledTimes(told);
});

describe('the backend', () => {
  it('refuses a second session while one is open, and takes it afterwards', async () => {
    const backend = await startBackend();
    await backend.open();
    const [first, second, third] = [1, 2, 3].map(() => {
      return new pg.Client({ user: 'postgres', stream: () => backend.connect() });
    });
    await first?.connect();
    await expect(second?.connect()).rejects.toThrow('one session at a time');
    await first?.end();
    await third?.connect();
    expect((await third?.query('select 1 as n'))?.rows).toEqual([{ n: 1 }]);
    await third?.end();
    await backend.close();
  });
});
