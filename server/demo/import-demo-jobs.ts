import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { toReason } from '../base/error-text.ts';
import type { RuntimeSource } from '../base/runtime-door.ts';
import { createSanitiser } from '../base/sanitise.ts';
import type { Database } from '../db/open-database.ts';
import { importJobs } from '../jobs/import/import-jobs.ts';
import type { PlaceFinder } from '../jobs/import/job-place.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import { generateDemoFeed } from './demo-feed.ts';
import { readDemoFeed } from './read-demo-feed.ts';

export interface DemoJobsOptions {
  readonly sites: readonly SiteEntry[];
  readonly pagesDir: string;
  readonly database: Database;
  readonly gazetteer: PlaceFinder;
  readonly runtime: RuntimeSource;
  readonly log: ServerLog;
}

/**
 * Gives sites that bring a `demo-feed.json` their demo jobs, through the importer that customers use. A client
 * that ever took in a feed is left alone. A feed that fails is reported, and the server starts without it.
 */
export async function importDemoJobs({ sites, ...options }: DemoJobsOptions): Promise<void> {
  for (const { site } of sites) {
    try {
      if (!(await hasTakenFeed(options.database, site))) await importDemo(site, options);
    } catch (error) {
      const reason = toReason(error);
      options.log.error('The demo jobs of a site were not taken in', { siteId: site.id, reason });
    }
  }
}

async function hasTakenFeed({ kysely }: Database, site: SiteDocument): Promise<boolean> {
  const row = await kysely
    .selectFrom('job_imports')
    .select('import_id')
    .where('agency_id', '=', site.agencyId)
    .where('client_id', '=', site.clientId)
    .executeTakeFirst();
  return row !== undefined;
}

async function importDemo(
  { id, agencyId, clientId, sitePrefix }: SiteDocument,
  { pagesDir, runtime, ...options }: Omit<DemoJobsOptions, 'sites'>,
): Promise<void> {
  const feed = await readDemoFeed(join(pagesDir, id));
  if (feed === undefined) return;
  const result = await importJobs({
    ...options,
    agencyId,
    clientId,
    closeMissing: false,
    closeMany: false,
    sanitise: createSanitiser(await runtime.load(), sitePrefix),
    source: { name: 'demo-feed.json', chunks: toChunks(generateDemoFeed(feed, new Date())) },
  });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
}

export async function* toChunks(texts: Iterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of Readable.from(texts)) yield Buffer.from(String(text));
}
