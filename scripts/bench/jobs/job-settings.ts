import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import { migrationsDir, silentLog, unwrap } from '#server/testing/database.ts';

/** How many jobs are searched, and where. */
export interface JobSetting {
  readonly name: string;
  readonly jobs: number;
  /** Milliseconds that 95 of 100 answers take at most. */
  readonly maxMs: number;
  /** The same with total and facets, and of a map. */
  readonly maxSearchMs: number;
  readonly maxMapMs: number;
  /** Of a PostgreSQL database; embedded without one. */
  readonly url?: string | undefined;
}

const MAX_EMBEDDED_MS = 30;
const MAX_SERVER_MS = 50;
const MAX_COUNTED_MS = 150;
const EMBEDDED = {
  maxMs: MAX_EMBEDDED_MS,
  maxSearchMs: MAX_EMBEDDED_MS,
  maxMapMs: MAX_COUNTED_MS,
};
const SERVER = { maxMs: MAX_SERVER_MS, maxSearchMs: MAX_COUNTED_MS, maxMapMs: MAX_COUNTED_MS };

export const EMBEDDED_JOBS: readonly JobSetting[] = [
  { name: '2,000 embedded', jobs: 2000, ...EMBEDDED },
  { name: '100,000 embedded', jobs: 100_000, ...EMBEDDED },
];

/**
 * A million, measured where BENCH_DATABASE_URL names a database of a PostgreSQL server that is empty or left by an earlier
 * run; the server is set as for such a table: shared_buffers=2GB, work_mem=16MB, random_page_cost=1.1, jit=off.
 */
export function millionJobs(): readonly JobSetting[] {
  const url = process.env['BENCH_DATABASE_URL'] ?? '';
  if (url === '') return [];
  return [{ name: '1,000,000 PostgreSQL', jobs: 1_000_000, ...SERVER, url }];
}

/** Measures a database of its own, which `fill` gives its jobs; a server's keeps them for the next run. */
export async function withJobs<T>(
  { url }: Pick<JobSetting, 'url'>,
  fill: (database: Database) => Promise<unknown>,
  measure: (database: Database) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  const database = unwrap(await openDatabase({ url, dataDir, log: silentLog }));
  try {
    unwrap(await migrate(database, { migrationsDir, log: silentLog }));
    if (!(await hasJobs(database))) await fill(database);
    return await measure(database);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function hasJobs({ kysely }: Database): Promise<boolean> {
  const job = await kysely.selectFrom('jobs').select('job_id').limit(1).executeTakeFirst();
  return job !== undefined;
}
