import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { createSanitiser } from '#server/base/sanitise.ts';
import type { Database } from '#server/db/open-database.ts';
import { generateDemoFeed } from '#server/demo/demo-feed.ts';
import { toChunks } from '#server/demo/import-demo-jobs.ts';
import { readDemoFeed } from '#server/demo/read-demo-feed.ts';
import { importJobs } from '#server/jobs/import/import-jobs.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { silentLog } from '#server/testing/database.ts';
import { projectRoot } from '../../base/project-root.ts';
import { builtRuntime } from '../../product/built-runtime.ts';

const SITE_FOLDER = path.join(projectRoot, 'pages/repartidores-mx');

export function readDemoSite(): SiteDocument {
  const site = parseSiteText(readFileSync(path.join(SITE_FOLDER, 'site.json'), 'utf8'));
  if (!site.ok) throw new Error('The site of the demo jobs is not valid.');
  return site.value;
}

interface Demo {
  readonly site: SiteDocument;
  readonly database: Database;
  readonly gazetteer: Gazetteer;
}

/** Reads the site's jobs as a server does that starts for the first time. */
export async function importDemo({ site, database, gazetteer }: Demo): Promise<void> {
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
