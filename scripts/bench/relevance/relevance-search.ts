import { jobListQuery } from '#runtime/jobs/job-queries.ts';
import { parseJobSearch } from '#runtime/search/job-search.ts';
import type { Job } from '#schemas/api/jobs.ts';
import { createPageForms } from '#server/apply-pages/page-forms.ts';
import { FormTokens } from '#server/forms/form-tokens.ts';
import { createPublishedForms } from '#server/forms/published-forms.ts';
import { JobService } from '#server/jobs/job-service.ts';
import { createPageJobs, toApiPort } from '#server/pages/page-jobs.ts';
import { openGazetteer } from '#server/places/gazetteer.ts';
import { openTestDatabase, silentLog } from '#server/testing/database.ts';
import { builtRuntime } from '../../product/built-runtime.ts';
import { importDemo, readDemoSite } from '../jobs/demo-jobs.ts';
import { DEPTH } from './relevance-metrics.ts';

/** So many results are asked for: results that nobody has judged are left out, and the next ones move up. */
const PAGE_SIZE = 2 * DEPTH;

export interface RelevanceSearch {
  /** The first results of a search address, as the page of a visitor lists them. */
  ask(query: string): Promise<readonly Job[]>;
  close(): Promise<void>;
}

/** The demo jobs in a database of their own, searched the way pages search: places, synonyms and corrections too. */
export async function openRelevanceSearch(): Promise<RelevanceSearch> {
  const site = readDemoSite();
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
