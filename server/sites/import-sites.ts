import type { Database } from '../db/open-database.ts';
import type { ServerLog } from '../log/server-log.ts';
import { type FileProblem, fileProblem } from './file-problem.ts';
import { planPages } from './page-plan.ts';
import { publishSiteChange } from './site-channel.ts';
import { findSiteCollision } from './site-collision.ts';
import { listSiteFolders, readSiteFolder, type SiteFolder } from './site-folder.ts';
import {
  loadStoredPages,
  publishPage,
  type SiteKey,
  saveSite,
  unpublishPages,
} from './site-rows.ts';

export interface ImportOptions {
  readonly database: Database;
  readonly pagesDir: string;
  readonly log: ServerLog;
}

export interface ImportReport {
  /** Pages that got a new live version. */
  readonly published: number;
  readonly unpublished: number;
  readonly problems: readonly FileProblem[];
}

/**
 * Brings the database up to the page files. What is wrong with a file is logged and reported, and what
 * was live before stays live. Importing the same files again changes nothing.
 */
export async function importSites({
  database,
  pagesDir,
  log,
}: ImportOptions): Promise<ImportReport> {
  const names = await listSiteFolders(pagesDir);
  const { folders, problems } = await readFolders(pagesDir, names);
  const reports: ImportReport[] = [{ published: 0, unpublished: 0, problems }];
  for (const folder of folders) reports.push(await importSite(database, folder));
  reports.push(await unpublishMissing(database, names));
  const report = sum(reports);
  for (const problem of report.problems) logProblem(log, problem);
  const { published, unpublished } = report;
  if (published + unpublished > 0) log.info('Imported page files', { published, unpublished });
  return report;
}

interface ReadFolders {
  readonly folders: readonly SiteFolder[];
  readonly problems: readonly FileProblem[];
}

async function readFolders(pagesDir: string, names: readonly string[]): Promise<ReadFolders> {
  const folders: SiteFolder[] = [];
  const problems: FileProblem[] = [];
  for (const name of names) {
    const folder = await readSiteFolder(pagesDir, name);
    const collision =
      folder.ok &&
      findSiteCollision(
        folder.value.site,
        folders.map(({ site }) => site),
      );
    if (!folder.ok) problems.push(...folder.problems);
    else if (collision) problems.push(collision);
    else folders.push(folder.value);
  }
  return { folders, problems };
}

async function importSite(database: Database, folder: SiteFolder): Promise<ImportReport> {
  const key = { agencyId: folder.site.agencyId, siteId: folder.site.id };
  const otherAgency = await findOtherAgency(database, key);
  if (otherAgency !== undefined)
    return { published: 0, unpublished: 0, problems: [agencyChanged(key, otherAgency)] };
  const report = await database.kysely.transaction().execute(async (rows) => {
    const isEditorKept = await saveSite(rows, folder);
    const plan = planPages(folder.pageFiles, await loadStoredPages(rows, key));
    await unpublishPages(rows, key, [
      ...plan.unpublish,
      ...plan.publish.map(({ pageId }) => pageId),
    ]);
    for (const publication of plan.publish) await publishPage(rows, key, publication);
    const problems = [
      ...folder.problems,
      ...plan.problems,
      ...(isEditorKept ? [settingsKept(key)] : []),
    ];
    return { published: plan.publish.length, unpublished: plan.unpublish.length, problems };
  });
  await publishSiteChange(database, key);
  return report;
}

/** A site id names one site among all agencies, for the content API finds sites by it alone. */
async function findOtherAgency(
  { kysely }: Database,
  { agencyId, siteId }: SiteKey,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('sites')
    .select('agency_id')
    .where('site_id', '=', siteId)
    .where('agency_id', '!=', agencyId)
    .executeTakeFirst();
  return row?.agency_id;
}

/** Sites whose folder is gone lose the pages that came from it. */
async function unpublishMissing(
  database: Database,
  names: readonly string[],
): Promise<ImportReport> {
  const sites = await database.kysely
    .selectFrom('sites')
    .select(['agency_id', 'site_id'])
    .execute();
  let unpublished = 0;
  for (const { agency_id: agencyId, site_id: siteId } of sites.filter(
    ({ site_id }) => !names.includes(site_id),
  )) {
    const key = { agencyId, siteId };
    unpublished += await database.kysely.transaction().execute(async (rows) => {
      const plan = planPages([], await loadStoredPages(rows, key));
      await unpublishPages(rows, key, plan.unpublish);
      return plan.unpublish.length;
    });
    await publishSiteChange(database, key);
  }
  return { published: 0, unpublished, problems: [] };
}

function sum(reports: readonly ImportReport[]): ImportReport {
  return {
    published: reports.reduce((total, { published }) => total + published, 0),
    unpublished: reports.reduce((total, { unpublished }) => total + unpublished, 0),
    problems: reports.flatMap(({ problems }) => problems),
  };
}

function logProblem(log: ServerLog, { severity, message, ...details }: FileProblem): void {
  const text = `${details.file}: ${message}`;
  if (severity === 'error') log.error(text, details);
  else log.warn(text, details);
}

function agencyChanged({ agencyId, siteId }: SiteKey, other: string): FileProblem {
  return fileProblem(`${siteId}/site.json`, 'site-of-other-agency', {
    message: `The site "${siteId}" belongs to the agency "${other}", not to "${agencyId}".`,
    remedy: 'Put the agencyId back, or give the new site another id.',
  });
}

function settingsKept({ siteId }: SiteKey): FileProblem {
  const text = {
    message: 'The settings in the file differ from those a recruiter saved, which stay.',
    remedy: 'Take the change over in the editor.',
  };
  return {
    ...fileProblem(`${siteId}/site.json`, 'editor-version-kept', text),
    severity: 'warning',
  };
}
