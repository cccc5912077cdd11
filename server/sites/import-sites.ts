import type { Transaction } from 'kysely';
import { fail } from '#schemas/problems/result.ts';
import { toReason } from '../base/error-text.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { DocumentKind } from './documents/document-kind.ts';
import { documentKinds } from './documents/document-kinds.ts';
import { type Publication, planDocuments } from './documents/document-plan.ts';
import {
  type LiveDocument,
  loadStoredDocuments,
  setLiveDocument,
  unpublishDocuments,
} from './documents/document-rows.ts';
import { type FileProblem, fileProblem } from './documents/file-problem.ts';
import type { SiteKey } from './documents/site-key.ts';
import { publishSiteChange } from './site-channel.ts';
import { findSiteCollision } from './site-collision.ts';
import { type KindFiles, listSiteFolders, readSiteFolder, type SiteFolder } from './site-folder.ts';
import { lockSite, saveSite } from './site-rows.ts';

export interface SiteImportOptions {
  readonly database: Database;
  readonly pagesDir: string;
  readonly log: ServerLog;
}

export interface SiteImportReport {
  /** Documents that got a new live version. */
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
}: SiteImportOptions): Promise<SiteImportReport> {
  const names = await listSiteFolders(pagesDir);
  const { folders, problems } = await readFolders(pagesDir, names);
  const reports: SiteImportReport[] = [{ published: 0, unpublished: 0, problems }];
  for (const folder of folders) reports.push(await tryImport(database, folder));
  // A folder without one site is a wrong or empty mount rather than the wish to close every site.
  if (folders.length === 0) reports.push(refused(noSites(pagesDir)));
  else reports.push(await unpublishMissing(database, names));
  const report = sum(reports);
  for (const problem of report.problems) logProblem(log, problem);
  const { published, unpublished } = report;
  if (published + unpublished > 0) log.info('Imported page files', { published, unpublished });
  return report;
}

type Rows = Transaction<Tables>;

interface ReadFolders {
  readonly folders: readonly SiteFolder[];
  readonly problems: readonly FileProblem[];
}

async function readFolders(pagesDir: string, names: readonly string[]): Promise<ReadFolders> {
  const folders: SiteFolder[] = [];
  const problems: FileProblem[] = [];
  for (const name of names) {
    const folder = await readSiteFolder(pagesDir, name).catch((error: unknown) =>
      fail(importFailed(name, error)),
    );
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

/** What a site's files hold can fail its own import only. */
async function tryImport(database: Database, folder: SiteFolder): Promise<SiteImportReport> {
  try {
    return await importSite(database, folder);
  } catch (error) {
    return refused(...folder.problems, importFailed(folder.site.id, error));
  }
}

async function importSite(database: Database, folder: SiteFolder): Promise<SiteImportReport> {
  const key = { agencyId: folder.site.agencyId, siteId: folder.site.id };
  const otherAgency = await findOtherAgency(database, key);
  if (otherAgency !== undefined) return refused(agencyChanged(key, otherAgency));
  return database.kysely.transaction().execute(async (rows) => {
    const isEditorKept = await saveSite(rows, folder);
    const done: SiteImportReport[] = [];
    for (const files of folder.documents) done.push(await importKind(rows, key, files));
    await publishSiteChange(database, key, rows);
    const kept = isEditorKept ? [settingsKept(key)] : [];
    return sum([refused(...folder.problems), ...done, refused(...kept)]);
  });
}

async function importKind(
  rows: Rows,
  site: SiteKey,
  { kind, files }: KindFiles,
): Promise<SiteImportReport> {
  const key = { ...site, kind: kind.name };
  const plan = planDocuments(kind.name, files, await loadStoredDocuments(rows, key));
  await unpublishDocuments(rows, key, [
    ...plan.unpublish,
    ...plan.publish.map(({ documentId }) => documentId),
  ]);
  for (const publication of plan.publish) {
    const { documentId } = publication;
    await setLiveDocument(rows, { ...key, documentId }, toLive(publication));
  }
  const gone = plan.unpublish.map((documentId) => unpublished(site, kind, documentId));
  return {
    published: plan.publish.length,
    unpublished: plan.unpublish.length,
    problems: [...plan.problems, ...gone],
  };
}

function toLive({ content, ...publication }: Publication): LiveDocument {
  return { ...publication, ...content, source: 'file', createdBy: null };
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

/** Sites whose folder is gone lose the documents that came from it. */
async function unpublishMissing(
  database: Database,
  names: readonly string[],
): Promise<SiteImportReport> {
  const sites = await database.kysely
    .selectFrom('sites')
    .select(['agency_id', 'site_id'])
    .execute();
  const reports: SiteImportReport[] = [];
  for (const { agency_id: agencyId, site_id: siteId } of sites.filter(
    ({ site_id }) => !names.includes(site_id),
  )) {
    const key = { agencyId, siteId };
    const report = await database.kysely.transaction().execute(async (rows) => {
      await lockSite(rows, key);
      const gone: SiteImportReport[] = [];
      for (const kind of documentKinds) gone.push(await importKind(rows, key, { kind, files: [] }));
      await publishSiteChange(database, key, rows);
      return sum(gone);
    });
    reports.push(report);
  }
  return sum(reports);
}

function refused(...problems: readonly FileProblem[]): SiteImportReport {
  return { published: 0, unpublished: 0, problems };
}

function sum(reports: readonly SiteImportReport[]): SiteImportReport {
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

function importFailed(folder: string, error: unknown): FileProblem {
  return fileProblem(`${folder}/site.json`, 'import-failed', {
    message: `The site could not be imported and stays as it was: ${toReason(error)}.`,
    remedy: 'Correct what the reason names, then start again.',
  });
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

function unpublished(
  { siteId }: SiteKey,
  { name, folder, fileEnd }: DocumentKind,
  documentId: string,
): FileProblem {
  const text = {
    message: `The file is gone, so its ${name} is no longer published.`,
    remedy: `Put the file back if the ${name} should stay.`,
  };
  return {
    ...fileProblem(`${siteId}/${folder}${documentId}${fileEnd}`, `${name}-unpublished`, text),
    severity: 'warning',
  };
}

function noSites(pagesDir: string): FileProblem {
  return fileProblem('.', 'no-sites', {
    message: `No folder in ${pagesDir} holds a valid site, so nothing is imported and nothing taken down.`,
    remedy: 'Set RUMBO_PAGES_DIR to the folder that holds one folder per site, or mount it again.',
  });
}
