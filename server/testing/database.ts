import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Result } from '#schemas/problems/result.ts';
import type { StartProblem } from '../config/start-problem.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import type { DatabaseLog } from '../log/database-log.ts';
import { openMemoryDatabase } from './memory-databases.ts';
import { migrationsFingerprint } from './template-database.ts';

export const migrationsDir = fileURLToPath(new URL('../db/migrations', import.meta.url));

const serverUrl = process.env['TEST_DATABASE_URL'];

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };

/**
 * A migrated database of its own for one test file: PGlite in memory, or, when TEST_DATABASE_URL
 * names a PostgreSQL server, a new database there that `close` drops.
 */
export async function openTestDatabase(): Promise<Database> {
  if (!serverUrl) return openMemoryDatabase();
  return openServerDatabase(serverUrl, await findServerTemplate(serverUrl));
}

/** The same without the tables. */
export function openEmptyDatabase(): Promise<Database> {
  return serverUrl ? openServerDatabase(serverUrl) : openEmptyMemory();
}

async function openEmptyMemory(): Promise<Database> {
  return unwrap(await openDatabase({ dataDir: ':memory:', log: silentLog }));
}

/** The value of a result that the test expects to be good. */
export function unwrap<T>(result: Result<T, StartProblem>): T {
  if (result.ok) return result.value;
  throw new Error(result.problems.map(({ message }) => message).join('\n'));
}

async function openServerDatabase(serverUrl: string, template = 'template1'): Promise<Database> {
  const name = `rumbo_test_${randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name} template ${template}`);
  const database = await openNamed(serverUrl, name);
  return {
    ...database,
    async close() {
      await database.close();
      await query(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function openNamed(serverUrl: string, name: string): Promise<Database> {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return unwrap(await openDatabase({ url: url.href, dataDir: ':memory:', log: silentLog }));
}

let serverTemplate: Promise<string> | undefined;

/** Name of a migrated database without rows, made once for all processes: copying it is faster than migrating. */
function findServerTemplate(serverUrl: string): Promise<string> {
  serverTemplate ??= withClient(serverUrl, (client) => makeServerTemplate(serverUrl, client));
  return serverTemplate;
}

/** The others wait until it is there, by a lock that goes with the client. */
async function makeServerTemplate(serverUrl: string, client: pg.Client): Promise<string> {
  const name = `rumbo_template_${migrationsFingerprint()}`;
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount !== 0) return name;
  const draft = `rumbo_template_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${draft}`);
  const database = await openNamed(serverUrl, draft);
  unwrap(await migrate(database, { migrationsDir, log: silentLog }));
  await database.close();
  await client.query(`alter database ${draft} rename to ${name}`);
  return name;
}

function query(url: string, text: string): Promise<unknown> {
  return withClient(url, (client) => client.query(text));
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return use(client).finally(() => client.end());
}
