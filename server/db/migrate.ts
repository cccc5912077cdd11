import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, type Selectable, sql } from 'kysely';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '../base/error-text.ts';
import type { StartProblem } from '../config/start-problem.ts';
import type { DatabaseLog } from '../log/database-log.ts';
import { reportProgress } from './migration-progress.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './schema.ts';

const FILE_NAME = /^(?<id>\d{4})-[a-z0-9-]+\.sql$/;

export interface MigrateOptions {
  readonly migrationsDir: string;
  readonly log: DatabaseLog;
}

interface MigrationTables extends Tables {
  schema_migrations: { id: number; name: string; checksum: string };
}

type AppliedMigration = Selectable<MigrationTables['schema_migrations']>;

/** Milliseconds that an embedded database takes for each job that a migration writes again with its words, as 0006 does. */
const MS_PER_JOB = 0.6;

/** Any number that other software on the same PostgreSQL server is unlikely to lock: 'rumb'. */
const ADVISORY_LOCK = 0x72756d62;

/**
 * Applies the files that the database has not seen, in order, each in its own transaction, and
 * resolves with their names. Refuses a database that newer code wrote and files that changed after
 * they were applied. An embedded database with data is copied first.
 */
export async function migrate(
  database: Database,
  { migrationsDir, log }: MigrateOptions,
): Promise<Result<readonly string[], StartProblem>> {
  const migrations = await loadMigrations(migrationsDir);
  const kysely = database.kysely.withTables<Pick<MigrationTables, 'schema_migrations'>>();
  return kysely.connection().execute((connection) =>
    withMigrationLock(database, connection, async () => {
      const applied = await loadApplied(connection);
      const problem = findMismatch(migrations, applied);
      if (problem !== undefined) return fail(problem);
      const pending = migrations.filter(({ id }) => !applied.some((row) => row.id === id));
      if (applied.length > 0 && pending.length > 0) {
        await announce(connection, pending, log);
        await backUp(database, log);
      }
      return applyAll(connection, pending, log);
    }),
  );
}

// Two servers that start together must not both migrate. An embedded database has one process.
async function withMigrationLock<T>(
  { engine }: Database,
  connection: Kysely<MigrationTables>,
  task: () => Promise<T>,
): Promise<T> {
  if (engine === 'pglite') return task();
  await sql`select pg_advisory_lock(${ADVISORY_LOCK})`.execute(connection);
  try {
    return await task();
  } finally {
    await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(connection);
  }
}

async function loadApplied(connection: Kysely<MigrationTables>): Promise<AppliedMigration[]> {
  await sql`create table if not exists schema_migrations (
    id int primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`.execute(connection);
  return connection
    .selectFrom('schema_migrations')
    .select(['id', 'name', 'checksum'])
    .orderBy('id')
    .execute();
}

function findMismatch(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): StartProblem | undefined {
  for (const row of applied) {
    const file = migrations.find(({ id }) => id === row.id);
    if (file === undefined) return newerDatabase(row);
    if (file.checksum !== row.checksum) return changedFile(file);
  }
  return undefined;
}

/** Says what is to be done before it takes its time. */
async function announce(
  connection: Kysely<MigrationTables>,
  pending: readonly Migration[],
  log: DatabaseLog,
): Promise<void> {
  const jobs = await countJobs(connection);
  const aboutSeconds = Math.ceil((jobs * MS_PER_JOB) / 1000);
  const names = pending.map(({ name }) => name);
  log.info('Migrating the database', { names, jobs, aboutSeconds });
}

async function countJobs(connection: Kysely<MigrationTables>): Promise<number> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('jobs') is not null as exists`.execute(connection);
  if (rows[0]?.exists !== true) return 0;
  const { jobs } = await connection
    .selectFrom('jobs')
    .select((expression) => expression.fn.countAll<string>().as('jobs'))
    .executeTakeFirstOrThrow();
  return Number(jobs);
}

async function backUp(database: Database, log: DatabaseLog): Promise<void> {
  const path = await database.backup();
  if (path !== undefined) log.info('Copied the database before migrating it', { path });
}

async function applyAll(
  connection: Kysely<MigrationTables>,
  pending: readonly Migration[],
  log: DatabaseLog,
): Promise<Result<readonly string[], StartProblem>> {
  for (const migration of pending) {
    try {
      await reportProgress(log, migration.name, () => apply(connection, migration));
    } catch (error) {
      return fail(failedMigration(migration, error));
    }
    log.info('Applied a migration', { name: migration.name });
  }
  return ok(pending.map(({ name }) => name));
}

async function apply(connection: Kysely<MigrationTables>, migration: Migration): Promise<void> {
  const { id, name, checksum, text } = migration;
  await connection.transaction().execute(async (transaction) => {
    await sql.raw(text).execute(transaction);
    await transaction.insertInto('schema_migrations').values({ id, name, checksum }).execute();
  });
}

function newerDatabase({ name }: AppliedMigration): StartProblem {
  return {
    code: 'database-newer',
    message: `A newer version of Rumbo has migrated this database: it holds ${name}, which this version does not know.`,
    remedy: 'Run the newer version, or restore a backup made before the upgrade.',
  };
}

function changedFile({ name }: Migration): StartProblem {
  return {
    code: 'migration-changed',
    message: `The migration ${name} has changed since it was applied to this database.`,
    remedy: 'Put the file back as it was and write the change as a new migration.',
  };
}

function failedMigration({ name }: Migration, error: unknown): StartProblem {
  return {
    code: 'migration-failed',
    message: `The migration ${name} failed and was undone: ${toReason(error)}.`,
    remedy: 'Correct the cause and start again; the migrations before it are in place.',
  };
}

interface Migration {
  readonly id: number;
  /** file name without its extension, for example `0001-content` */
  readonly name: string;
  readonly checksum: string;
  readonly text: string;
}

/** Every `NNNN-name.sql` of the directory, by number. */
async function loadMigrations(directory: string): Promise<readonly Migration[]> {
  const names = (await readdir(directory)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(names.map((name) => loadMigration(directory, name)));
}

async function loadMigration(directory: string, fileName: string): Promise<Migration> {
  // Git on Windows may check files out with CRLF; that is not a change.
  const text = (await readFile(join(directory, fileName), 'utf8')).replaceAll('\r\n', '\n');
  return {
    id: Number.parseInt(fileName, 10),
    name: fileName.replace(/\.sql$/, ''),
    checksum: createHash('sha256').update(text).digest('hex'),
    text,
  };
}
