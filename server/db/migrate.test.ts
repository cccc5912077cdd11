import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundledChild } from '../testing/bundled-child.ts';
import {
  openEmptyDatabase,
  migrationsDir as realMigrations,
  silentLog,
  unwrap,
} from '../testing/database.ts';
import { setUp } from '../testing/set-up.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const CHILD = await bundledChild('database-child');
const FIRST = '0001-content.sql';

const database = setUp(openEmptyDatabase);
let directory: string;
let migrationsDir: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rumbo-migrate-'));
  migrationsDir = join(directory, 'migrations');
  await mkdir(migrationsDir);
  await add(FIRST);
  await sql`drop schema public cascade`.execute(database.kysely);
  await sql`create schema public`.execute(database.kysely);
});

afterEach(() => rm(directory, { recursive: true }));

function run(target = database): ReturnType<typeof migrate> {
  return migrate(target, { migrationsDir, log: silentLog });
}

function write(name: string, text: string): Promise<void> {
  return writeFile(join(migrationsDir, name), text);
}

/** Real files, of which most tests need no more than the first: all of them take seconds. */
async function add(...names: readonly string[]): Promise<void> {
  for (const name of names) await cp(join(realMigrations, name), join(migrationsDir, name));
}

async function listReal(): Promise<string[]> {
  return (await readdir(realMigrations)).filter((name) => name.endsWith('.sql')).sort();
}

async function addBefore(end: string): Promise<void> {
  await add(...(await listReal()).filter((name) => name < end));
}

const codes = (code: string) => ({ ok: false, problems: [{ code }] });

describe('migrate', () => {
  it('applies every file to a fresh database, once, and puts agency_id first in every key and index', async () => {
    const files = await listReal();
    await add(...files);
    const names = files.map((name) => name.replace('.sql', ''));
    expect(unwrap(await run())).toEqual(names);
    expect(unwrap(await run())).toEqual([]);
    const agency = { agency_id: 'entregas', name: 'Entregas' };
    await database.kysely.insertInto('agencies').values(agency).execute();
    const rows = await database.kysely.selectFrom('agencies').selectAll().execute();
    expect(rows).toEqual([{ ...agency, created_at: expect.any(Date) }]);
    expect(await keysWithoutAgency()).toEqual([]);
  });

  it('applies two starts at once only once', async () => {
    const runs = await Promise.all([run(), run()]);
    expect(runs.map((result) => unwrap(result).length > 0).sort()).toEqual([false, true]);
  });

  it('refuses a file that changed after it was applied', async () => {
    unwrap(await run());
    await appendFile(join(migrationsDir, FIRST), '-- afterthought\n');
    expect(await run()).toMatchObject(codes('migration-changed'));
  });

  it('accepts a file whose line ends alone changed', async () => {
    await write('9001-lines.sql', 'select 1;\nselect 2;\n');
    unwrap(await run());
    await write('9001-lines.sql', 'select 1;\r\nselect 2;\r\n');
    expect(unwrap(await run())).toEqual([]);
  });

  it('refuses a database that newer code migrated', async () => {
    await write('9001-later.sql', 'create table later ();');
    unwrap(await run());
    await rm(join(migrationsDir, '9001-later.sql'));
    expect(await run()).toMatchObject(codes('database-newer'));
  });

  it('undoes all of a file that fails and keeps those before it', async () => {
    await write('9001-good.sql', 'create table good ();');
    await write('9002-bad.sql', 'create table half (); select 1 / 0;');
    expect(await run()).toMatchObject(codes('migration-failed'));
    const { rows } = await sql`select to_regclass('good') is not null as good,
      to_regclass('half') is not null as half`.execute(database.kysely);
    expect(rows).toEqual([{ good: true, half: false }]);
    await write('9002-bad.sql', 'create table half ();');
    expect(unwrap(await run())).toEqual(['9002-bad']);
  });

  it('copies an embedded database before changing it, and only then', async () => {
    const dataDir = join(directory, 'data');
    const embedded = unwrap(await openDatabase({ dataDir, log: silentLog }));
    unwrap(await run(embedded));
    unwrap(await run(embedded));
    expect(await readdir(dataDir)).not.toContain('backups');
    await write('9001-later.sql', 'create table later ();');
    unwrap(await run(embedded));
    expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1);
    await embedded.close();
  });

  it('says what it is about to do to a database with data, and for how many jobs', async () => {
    const said: [string, unknown][] = [];
    const info = (message: string, details: unknown) => void said.push([message, details]);
    const runAloud = () => migrate(database, { migrationsDir, log: { ...silentLog, info } });
    await add('0002-jobs.sql');
    unwrap(await runAloud());
    expect(said.map(([message]) => message)).not.toContain('Migrating the database');
    await addJobs(20_000);
    await write('9001-later.sql', 'create table later ();');
    unwrap(await runAloud());
    const details = { names: ['9001-later'], jobs: 20_000, aboutSeconds: 12 };
    expect(said).toContainEqual(['Migrating the database', details]);
  });

  it('keeps the numbers of days when their rows become those of months', async () => {
    const name = '0046-event-months.sql';
    await addBefore(name);
    unwrap(await run());
    await sql`
      insert into event_days (agency_id, site_id, split, measure, source, device, place, day, page_id, detail, amount)
      values ('a', 's', 0, 'search', '*', '*', '*', '2030-04-30', 'home', 'moto', 3),
        ('a', 's', 0, 'search', '*', '*', '*', '2030-05-02', 'home', 'moto', 4),
        ('a', 's', 0, 'search', '*', '*', '*', '2030-05-02', 'jobs', '', 5),
        ('a', 's', 2, 'block-view', '*', 'phone', '*', '2030-05-02', 'home', 'w1', 6)`.execute(
      database.kysely,
    );
    await add(name);
    expect(unwrap(await run())).toEqual(['0046-event-months']);
    const { rows } = await sql<{ row: string }>`
      select concat_ws(' ', split, measure, device, page_id, detail, day, amount) as row
      from event_days order by split, page_id, detail, day`.execute(database.kysely);
    expect(rows.map(({ row }) => row)).toEqual([
      '0 search * * * 2030-04-30 3',
      '0 search * * * 2030-05-02 9',
      '8 search * home * 2030-04-30 3',
      '8 search * home * 2030-05-02 4',
      '8 search * jobs * 2030-05-02 5',
      '10 block-view phone home * 2030-05-02 6',
      '16 search * *  2030-05-02 5',
      '16 search * * moto 2030-04-30 3',
      '16 search * * moto 2030-05-02 4',
      '24 search * home moto 2030-04-30 3',
      '24 search * home moto 2030-05-02 4',
      '24 search * jobs  2030-05-02 5',
      '26 block-view phone home w1 2030-05-02 6',
    ]);
  });

  it('keeps what was typed when its rows become one column', async () => {
    const name = '0047-typed-answers.sql';
    await addBefore(name);
    unwrap(await run());
    const { kysely } = database;
    await sql`insert into agencies (agency_id, name) values ('a', 'A')`.execute(kysely);
    for (const hash of ['h1', 'h2'])
      await sql`
        insert into submissions (agency_id, site_id, submission_hash, form_id, form_version, channel, status, application_id,
          created_at, updated_at)
        values ('a', 's', ${hash}, 'f', 1, 'web', 'APPLY_INTERMEDIATE', gen_random_uuid(), now(), now())`.execute(
        kysely,
      );
    const answer = JSON.stringify(['55\0', '\ud800 12']);
    await sql`
      insert into submission_answers
      values ('a', 's', 'h1', 'telefono', 'phone', ${answer}, 'phone-digits', '2030-04-30T12:00:00.123Z')`.execute(
      kysely,
    );
    await add(name);
    expect(unwrap(await run())).toEqual(['0047-typed-answers']);
    const columns = ['typed_answers', 'revision'] as const;
    const rows = await kysely
      .selectFrom('submissions')
      .select(columns)
      .orderBy('submission_hash')
      .execute();
    const typed = {
      question_key: 'telefono',
      question_type: 'phone',
      answer,
      problem: 'phone-digits',
      edited_at: Date.UTC(2030, 3, 30, 12, 0, 0, 123),
    };
    expect(rows).toEqual([
      { typed_answers: [typed], revision: 1 },
      { typed_answers: [], revision: 0 },
    ]);
  });

  it('leaves the old state whole when it is killed', { timeout: 180_000 }, async () => {
    const dataDir = join(directory, 'data');
    const open = async () => unwrap(await openDatabase({ dataDir, log: silentLog }));
    await rm(join(migrationsDir, FIRST));
    await write('0001-kept.sql', 'create table kept as select generate_series(1, 5000) as n;');
    const before = await open();
    unwrap(await run(before));
    await before.close();
    await write(
      '0002-slow.sql',
      'create table half (); update kept set n = -n; select pg_sleep(600);',
    );
    await killWhileMigrating(dataDir);
    const after = await open();
    const { rows } = await sql`select min(n) as least, count(*)::int as kept,
      to_regclass('half') is not null as half from kept`.execute(after.kysely);
    expect(rows).toEqual([{ least: 1, kept: 5000, half: false }]);
    await write('0002-slow.sql', 'update kept set n = -n;');
    expect(unwrap(await run(after))).toEqual(['0002-slow']);
    await after.close();
  });
});

async function keysWithoutAgency(): Promise<readonly object[]> {
  const { rows } = await sql<{ name: string; first: string }>`
    select i.indexrelid::regclass::text as name, a.attname as first
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid::regclass::text in ('agencies', 'sites', 'documents', 'document_versions')`.execute(
    database.kysely,
  );
  expect(rows.length).toBeGreaterThanOrEqual(5);
  return rows.filter(({ first }) => first !== 'agency_id');
}

function addJobs(count: number): Promise<unknown> {
  return sql`
    with agency as (insert into agencies (agency_id, name) values ('a', 'A') returning agency_id)
    insert into jobs (agency_id, client_id, reference_number, url_slug, start_date, checksum)
    select agency_id, 'c', n, n, now(), n from agency, generate_series(1, ${count}::int) as n`.execute(
    database.kysely,
  );
}

/** Kills a process at a random moment after it began to migrate. */
async function killWhileMigrating(dataDir: string): Promise<void> {
  const args = [CHILD, 'migrate', dataDir, migrationsDir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('Copied')) break;
  setTimeout(() => child.kill('SIGKILL'), 100 + Math.random() * 300);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}
