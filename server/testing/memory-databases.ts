import { sql } from 'kysely';
import { errorCode } from '../base/error-text.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { PgliteBackend } from '../db/pglite-backend.ts';
import type { DatabaseLog } from '../log/database-log.ts';
import { findDump } from './template-database.ts';

// Starting PGlite and compiling its queries costs more than most test files spend on them: the files of a process hand
// one backend on, which is emptied between them.

const silent: DatabaseLog = { info() {}, warn() {}, error() {} };
const TOO_MANY_CONNECTIONS = '53300';
/** Rows of the migrations stay. */
const KEPT_TABLE = 'schema_migrations';

interface Idle {
  readonly backend: PgliteBackend;
  /** of the tables of the migrations */
  readonly shape: string;
}

const idle: Idle[] = [];

/** A migrated database in memory without rows. Its `close` keeps the backend for the next that asks. */
export async function openMemoryDatabase(): Promise<Database> {
  for (let next = idle.pop(); next !== undefined; next = idle.pop()) {
    const database = await open(next.backend);
    if (await isEmptied(database, next.shape)) return lend(database, next);
    await database.close();
    await next.backend.close();
  }
  const backend = new PgliteBackend({ dataDir: undefined, dump: await findDump(), log: silent });
  const database = await open(backend);
  return lend(database, { backend, shape: await readShape(database) });
}

function lend(database: Database, lent: Idle): Database {
  return {
    ...database,
    async close() {
      await database.close();
      lent.backend.unref();
      idle.push(lent);
    },
  };
}

async function open(backend: PgliteBackend): Promise<Database> {
  const shared = {
    open: () => backend.open(),
    connect: () => backend.connect(),
    backup: () => backend.backup(),
    close: async () => {},
  };
  const database = await openDatabase({ dataDir: ':memory:', backend: shared, log: silent });
  if (!database.ok) throw new Error(JSON.stringify(database.problems));
  return database.value;
}

/** Whether the database is again as it was when `shape` was read: a test may have changed more than rows. */
async function isEmptied(database: Database, shape: string): Promise<boolean> {
  try {
    await sessionEnded(database);
    await dropTablesBeyond(database, shape);
    await emptyTables(database);
    return (await readShape(database)) === shape;
  } catch {
    return false;
  }
}

/** Of the last one who used the backend: their goodbye comes on a port of its own, and may come late. */
async function sessionEnded(database: Database): Promise<void> {
  for (;;) {
    try {
      await sql`select 1`.execute(database.kysely);
      return;
    } catch (error) {
      if (errorCode(error) !== TOO_MANY_CONNECTIONS) throw error;
    }
  }
}

/** Such as partitions, which servers make when they start. */
async function dropTablesBeyond(database: Database, shape: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relname = any (string_to_array(${shape}, ' '))`.execute(
    database.kysely,
  );
  for (const { name } of rows)
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(database.kysely);
}

async function emptyTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition and relname <> ${KEPT_TABLE}`.execute(
    database.kysely,
  );
  const tables = sql.join(rows.map(({ name }) => sql.table(name)));
  await sql`truncate ${tables} restart identity cascade`.execute(database.kysely);
}

/** Names of the tables, and how many columns, constraints, indexes, triggers and functions there are. */
async function readShape(database: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    with tables as (select oid, relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))
    select concat_ws(' ', string_agg(relname, ' ' order by relname),
      (select count(*) from pg_attribute where attrelid in (select oid from tables)),
      (select count(*) from pg_constraint where conrelid in (select oid from tables)),
      (select count(*) from pg_index where indrelid in (select oid from tables)),
      (select count(*) from pg_trigger where tgrelid in (select oid from tables)),
      (select count(*) from pg_proc where pronamespace = 'public'::regnamespace)) as shape
    from tables`.execute(database.kysely);
  return rows[0]?.shape ?? '';
}
