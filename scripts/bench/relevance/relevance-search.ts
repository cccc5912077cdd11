import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { jobListQuery } from '#runtime/jobs/job-queries.ts';
import { parseJobSearch } from '#runtime/search/job-search.ts';
import type { Job } from '#schemas/api/jobs.ts';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { createPageForms } from '#server/apply-pages/page-forms.ts';
import { createSanitiser } from '#server/base/sanitise.ts';
import type { Database } from '#server/db/open-database.ts';
import { generateDemoFeed } from '#server/demo/demo-feed.ts';
import { readDemoFeed } from '#server/demo/read-demo-feed.ts';
import { FormTokens } from '#server/forms/form-tokens.ts';
import { createPublishedForms } from '#server/forms/published-forms.ts';
import { importJobs } from '#server/jobs/import/import-jobs.ts';
import { JobService } from '#server/jobs/job-service.ts';
import { createPageJobs, toApiPort } from '#server/pages/page-jobs.ts';
import { type Gazetteer, openGazetteer } from '#server/places/gazetteer.ts';
import { openTestDatabase, silentLog } from '#server/testing/database.ts';
import { projectRoot } from '../../base/project-root.ts';
import { builtRuntime } from '../../product/built-runtime.ts';
import { DEPTH } from './relevance-metrics.ts';

const SITE_FOLDER = path.join(projectRoot, 'pages/repartidores-mx');

/** So many results are asked for: results that nobody has judged are left out, and the next ones move up. */
const PAGE_SIZE = 2 * DEPTH;

export interface RelevanceSearch {
  /** The first results of a search address, as the page of a visitor lists them. */
  ask(query: string): Promise<readonly Job[]>;
  close(): Promise<void>;
}

/** The demo jobs in a database of their own, searched the way pages search: places, synonyms and corrections too. */
export async function openRelevanceSearch(): Promise<RelevanceSearch> {
  const site = readSite();
  const database = await openTestDatabase();
  const gazetteer = openGazetteer();
  await importDemo({ site, database, gazetteer });
  const jobs = new JobService({ database, log: silentLog, places: gazetteer });
  await jobs.open();
  const nothingSimilar = { similarTo: () => Promise.resolve([]) };
  const pageJobs = createPageJobs(jobs, gazetteer, nothingSimilar);
  const published = createPublishedForms({ find: () => undefined });
  const { kysely } = database;
  const formTokens = new FormTokens({ kysely, now: Date.now });
  const forms = createPageForms({ kysely, forms: published, formTokens, now: Date.now });
  const port = toApiPort({ jobs: pageJobs, forms }, site, await builtRuntime());
  return {
    ask: async (query) => (await jobListQuery(parseJobSearch(query), PAGE_SIZE).load(port)).records,
    async close() {
      await jobs.close();
      await database.close();
    },
  };
}

function readSite(): SiteDocument {
  const site = parseSiteText(readFileSync(path.join(SITE_FOLDER, 'site.json'), 'utf8'));
  if (!site.ok) throw new Error('The site of the demo jobs is not valid.');
  return site.value;
}

interface Demo {
  readonly site: SiteDocument;
  readonly database: Database;
  readonly gazetteer: Gazetteer;
}

async function importDemo({ site, database, gazetteer }: Demo): Promise<void> {
  const { id, agencyId, agencyName, clientId } = site;
  const feed = await readDemoFeed(SITE_FOLDER);
  if (feed === undefined) throw new Error(`The site ${id} has no demo jobs.`);
  await database.kysely
    .insertInto('agencies')
    .values({ agency_id: agencyId, name: agencyName })
    .execute();
  const result = await importJobs({
    database,
    gazetteer,
    agencyId,
    clientId,
    closeMissing: false,
    closeMany: false,
    sanitise: createSanitiser(await builtRuntime(), site.sitePrefix),
    source: {
      name: 'demo-feed.json',
      chunks: toChunks(generateDemoFeed(feed, await midnight(database))),
    },
    log: silentLog,
  });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
}

/** Since when ages of jobs count: a feed of then gives every run of a day, and of any day, the same ages. */
async function midnight({ kysely }: Database): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select date_trunc('day', now()) as at`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('The database does not say what day it is.');
  return row.at;
}

async function* toChunks(texts: Iterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of Readable.from(texts)) yield Buffer.from(String(text));
}
