import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Result } from '#schemas/problems/result.ts';
import type { StartProblem } from '../config/start-problem.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import type { DatabaseLog } from '../log/database-log.ts';
import { openMemoryDatabase } from './memory-databases.ts';

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

/** Name of a migrated database without rows, which each process makes once: copying it is faster than migrating. */
function findServerTemplate(serverUrl: string): Promise<string> {
  serverTemplate ??= makeServerTemplate(serverUrl);
  return serverTemplate;
}

async function makeServerTemplate(serverUrl: string): Promise<string> {
  const name = `rumbo_template_${randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name}`);
  const database = await openNamed(serverUrl, name);
  unwrap(await migrate(database, { migrationsDir, log: silentLog }));
  await database.close();
  return name;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
