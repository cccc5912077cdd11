import { pick } from 'lodash-es';
import type { ImportReport } from '#schemas/api/content-transfer.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import type { ProblemLanguage } from '#schemas/problems/format-problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../db/open-database.ts';
import { isMatch, toEtag } from '../../http/etag.ts';
import { createHttpProblem, type HttpProblem } from '../../http/http-problem.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import type { SiteStore } from '../../sites/site-store.ts';
import { loadImportBase } from '../documents/site-base.ts';
import { type ArchiveRefusal, invalidArchive } from '../zip/archive-refusal.ts';
import { keepAssets } from './import-assets.ts';
import type { ImportFolder } from './import-folder.ts';
import { type ImportPlan, isRefused } from './import-plan.ts';
import { toImportReport } from './import-report.ts';
import { importSite } from './import-site.ts';
import { type PlanningOptions, planImport } from './planning.ts';

export interface ImportRunOptions extends PlanningOptions {
  readonly database: Database;
  readonly store: Pick<SiteStore, 'refresh'>;
}

/** What somebody asks of an import. */
export interface ImportTask {
  readonly siteId: string;
  /** undefined where the site is to be made */
  readonly site: SiteKey | undefined;
  readonly actor: Actor;
  /** Tag of the state of the site that the import is based on. */
  readonly ifMatch: string;
  readonly dryRun: boolean;
  readonly publish: boolean;
  readonly onlyNew: boolean;
  readonly language: ProblemLanguage;
}

/** Nobody brings nothing: the wrong folder was packed. */
const WITHOUT_FILES = invalidArchive({
  en: 'The archive holds no file of a site.',
  es: 'El zip no tiene ningún archivo de un sitio.',
});

/** Tells what an import would do, and does it unless it is a dry run, something is in the way, or the site has changed. */
export async function runImport(
  options: ImportRunOptions,
  task: ImportTask,
  folder: ImportFolder,
): Promise<Result<ImportReport, HttpProblem>> {
  const isEmpty = folder.documents.length === 0 && folder.assets.length === 0;
  if (isEmpty) return fail(...WITHOUT_FILES.problems.map((each) => toProblem(each, task)));
  const key = task.site ?? newSiteKey(task.siteId, folder);
  if (key === undefined) return fail(withoutSite(task.siteId));
  const planned = await planImport(options, {
    ...task,
    key: pick(key, ['agencyId', 'siteId']),
    folder,
  });
  if (!planned.ok) return fail(...planned.problems.map((each) => toProblem(each, task)));
  const plan = planned.value;
  const { tag } = plan.base;
  if (task.dryRun) return ok(toImportReport(plan, { ...task, tag }));
  if (!isMatch(task.ifMatch, toEtag(tag))) return fail(changed(tag));
  if (isRefused(plan)) return fail(refused(plan, task));
  return carryOut(options, task, plan);
}

async function carryOut(
  options: ImportRunOptions,
  task: ImportTask,
  plan: ImportPlan,
): Promise<Result<ImportReport, HttpProblem>> {
  const kept = await keepAssets(options, plan.assets);
  if (!kept.ok) return fail(...kept.problems.map((each) => toProblem(each, task)));
  const imported = await importSite(options, plan, task.actor);
  // Once it is answered, this process shows it.
  if (imported.ok) await options.store.refresh(plan.key);
  const { tag } = await loadImportBase(options, options.database.kysely, plan.key);
  return imported.ok ? ok(toImportReport(plan, { ...task, tag })) : fail(changed(tag));
}

/** Settings that cannot be read are of no agency; the plan refuses them. */
function newSiteKey(siteId: string, { documents }: ImportFolder): SiteKey | undefined {
  const settings = documents.find(({ kind }) => kind === 'settings');
  if (settings === undefined) return undefined;
  const site = parseSiteText(settings.text ?? '');
  return { agencyId: site.ok ? site.value.agencyId : '', siteId };
}

function toProblem(
  { code, detail }: ArchiveRefusal,
  { language }: Pick<ImportTask, 'language'>,
): HttpProblem {
  return createHttpProblem(code, detail[language]);
}

function withoutSite(siteId: string): HttpProblem {
  const detail = `No site has the id "${siteId}", and the archive has no site.json to make it of. Export the whole site where it is.`;
  return createHttpProblem('site-unknown', detail);
}

type ImportHttpProblem = HttpProblem & Readonly<Record<string, unknown>>;

function changed(tag: string): ImportHttpProblem {
  const detail =
    'The site is not what the import is based on any more. Run it with "dryRun=true" once more, look at what it would do now, and send its "state" as "If-Match".';
  return { ...createHttpProblem('version-conflict', detail), state: toEtag(tag) };
}

function refused(plan: ImportPlan, { language }: ImportTask): ImportHttpProblem {
  const detail =
    'Nothing was imported. Each file whose "action" is "refuse" says why in "problems".';
  const { state, files } = toImportReport(plan, { dryRun: false, language, tag: plan.base.tag });
  return { ...createHttpProblem('import-refused', detail), state, files };
}
