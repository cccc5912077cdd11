import { sql } from 'kysely';
import * as runtime from '#runtime/entry-server.tsx';
import type { JobImportReport } from '#schemas/api/job-imports.ts';
import { createSanitiser } from '../base/sanitise.ts';
import type { Database } from '../db/open-database.ts';
import { importJobs, type JobImportOptions } from '../jobs/import/import-jobs.ts';
import { openGazetteer } from '../places/gazetteer.ts';
import { silentLog } from './database.ts';

/** Texts of elements by name; objects nest, lists repeat the element inside. */
export type FeedJob = Readonly<
  Record<string, string | Readonly<Record<string, string | readonly string[]>>>
>;

const gazetteer = openGazetteer();

const sanitise = createSanitiser(runtime, '');

/** A feed with everything escaped. */
export function feedXml(...jobs: readonly FeedJob[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n${jobs.map(jobXml).join('\n')}\n</source>\n`;
}

function jobXml(job: FeedJob): string {
  const elements = Object.entries(job).map(([name, value]) =>
    typeof value === 'string' ? element(name, escapeXml(value)) : element(name, childrenXml(value)),
  );
  return element('job', elements.join(''));
}

function childrenXml(children: Readonly<Record<string, string | readonly string[]>>): string {
  return Object.entries(children)
    .flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((text) => element(name, escapeXml(text))),
    )
    .join('');
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A source that gives the text in chunks and then, perhaps, fails. */
export async function* chunksOf(text: string, failure?: Error): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += 1000)
    yield bytes.subarray(start, start + 1000);
  if (failure !== undefined) throw failure;
}

export type TestImport = Partial<Omit<JobImportOptions, 'source' | 'database'>> & {
  readonly chunks?: AsyncIterable<Uint8Array>;
};

/** Imports for agency `a` and client `c` unless told otherwise. */
export function runTestImport(database: Database, feed: string, options: TestImport = {}) {
  const { chunks = chunksOf(feed), ...others } = options;
  return importJobs({
    database,
    gazetteer,
    sanitise,
    agencyId: 'a',
    clientId: 'c',
    closeMissing: false,
    closeMany: true,
    log: silentLog,
    source: { name: 'test', chunks },
    ...others,
  });
}

/** The report of an import that the test expects to go well. */
export async function imported(
  database: Database,
  feed: string,
  options?: TestImport,
): Promise<JobImportReport> {
  const result = await runTestImport(database, feed, options);
  if (result.ok) return result.value;
  throw new Error(result.problems.map(({ message }) => message).join('\n'));
}

/** A job as feeds have them, with a place that is known. */
export function feedJob(referencenumber: string, others: FeedJob = {}): FeedJob {
  return { referencenumber, title: 'Repartidor', company: 'Uno', city: 'León', ...others };
}

/** Two agencies, `a` and `b`, without jobs. */
export async function resetJobs({ kysely }: Database): Promise<void> {
  await sql`truncate agencies, job_titles, job_revisions, job_imports, job_staging cascade`.execute(
    kysely,
  );
  const agencies = ['a', 'b'].map((id) => ({ agency_id: id, name: id }));
  await kysely.insertInto('agencies').values(agencies).execute();
}

export function loadAllJobs({ kysely }: Database) {
  return kysely.selectFrom('jobs').selectAll().orderBy('job_id').execute();
}

/** Everything an import may touch, for comparing. */
export async function loadAll(database: Database) {
  const { kysely } = database;
  return {
    jobs: await loadAllJobs(database),
    titles: await kysely
      .selectFrom('job_titles')
      .selectAll()
      .orderBy('agency_id')
      .orderBy('title_norm')
      .execute(),
    revisions: await kysely.selectFrom('job_revisions').selectAll().orderBy('agency_id').execute(),
    imports: await kysely.selectFrom('job_imports').selectAll().execute(),
    staged: await kysely.selectFrom('job_staging').selectAll().execute(),
  };
}
