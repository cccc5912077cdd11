import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseLog } from '../log/database-log.ts';
import { bundledChild } from '../testing/bundled-child.ts';
import { silentLog, unwrap } from '../testing/database.ts';
import { fillDataDir } from '../testing/template-database.ts';
import { backUpDirectory, databaseDirectory } from './backup-directory.ts';
import { type Database, openDatabase } from './open-database.ts';

const CHILD = await bundledChild('database-child');

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumbo-data-'));
  await fillDataDir(dataDir);
});

afterEach(() => rm(dataDir, { recursive: true }));

async function open(): Promise<Database> {
  return unwrap(await openDatabase({ dataDir, log: silentLog }));
}

async function withDatabase<T>(
  log: DatabaseLog,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const database = unwrap(await openDatabase({ dataDir, log }));
  return use(database).finally(() => database.close());
}

async function fill({ kysely }: Database): Promise<void> {
  await sql`create table kept (n int)`.execute(kysely);
  await sql`insert into kept select generate_series(1, 100)`.execute(kysely);
}

async function countKept({ kysely }: Database): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from kept`.execute(kysely);
  return rows[0]?.n;
}

describe('an embedded database', () => {
  it('keeps its rows over restarts, which end without an error', async () => {
    const errors: string[] = [];
    const log = { ...silentLog, error: (message: string) => void errors.push(message) };
    await withDatabase(log, fill);
    for (let round = 0; round < 3; round += 1) {
      expect(await withDatabase(log, countKept)).toBe(100);
    }
    expect(errors).toEqual([]);
  });

  it('is refused while it is open already', async () => {
    const first = await open();
    const second = await openDatabase({ dataDir, log: silentLog });
    expect(second).toMatchObject({ ok: false, problems: [{ code: 'data-dir-locked' }] });
    await first.close();
  });

  it('says so when its files are broken, and frees the directory', async () => {
    await writeFile(join(databaseDirectory(dataDir), 'global', 'pg_control'), 'broken');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const broken = await openDatabase({ dataDir, log: silentLog });
      expect(broken).toMatchObject({ ok: false, problems: [{ code: 'database-corrupt' }] });
    }
  });

  it('opens a copy made while it was in use', async () => {
    const database = await open();
    await fill(database);
    const copy = await database.backup();
    await sql`insert into kept values (101)`.execute(database.kysely);
    await database.close();
    await rm(databaseDirectory(dataDir), { recursive: true });
    await rename(copy ?? '', databaseDirectory(dataDir));
    const restored = await open();
    expect(await countKept(restored)).toBe(100);
    await restored.close();
  });

  it('keeps the five newest copies and no partial one', async () => {
    for (let round = 0; round < 7; round += 1) await backUpDirectory(dataDir);
    expect(await readdir(join(dataDir, 'backups'))).toHaveLength(5);
  });

  it('opens again after its backend broke on copy from stdin, which it cannot serve', async () => {
    const database = await open();
    await fill(database);
    await expect(sql`copy kept from stdin`.execute(database.kysely)).rejects.toThrow();
    await expect.poll(() => database.isReady()).toBe(true);
    expect(await countKept(database)).toBe(100);
    await database.close();
  });

  it('loses no acknowledged row to kill -9, three times over', { timeout: 300_000 }, async () => {
    let acknowledged = 0;
    for (let round = 0; round < 3; round += 1) {
      acknowledged = Math.max(acknowledged, await writeAndKill());
      const database = await open();
      const { rows } = await sql<{ n: number }>`select max(n) as n from counted`.execute(
        database.kysely,
      );
      expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged);
      await database.close();
    }
    expect(acknowledged).toBeGreaterThan(100);
  });
});

/** Kills a writing process at a random row; resolves with the last number it printed. */
async function writeAndKill(): Promise<number> {
  const args = [CHILD, 'write', dataDir];
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('The child has no output');
  const lines = createInterface({ input: child.stdout });
  const rows = 101 + Math.floor(Math.random() * 300);
  let first: number | undefined;
  let last = 0;
  lines.on('line', (line) => {
    last = Number(line);
    first ??= last;
    if (last - first === rows) child.kill('SIGKILL');
  });
  await Promise.all([once(child, 'exit'), once(lines, 'close')]);
  return last;
}
