import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { checkPageText } from '#schemas/rules/site-folder.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import type { AssetLibrary } from '../../assets/asset-library.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';
import { siteColumns } from '../../sites/page-key.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import { lockSite, type SiteKey, unpublishPages } from '../../sites/site-rows.ts';
import { loadImportBase } from '../documents/site-base.ts';
import { insertPage } from '../pages/create-page.ts';
import { keepDraft, writeDraft } from '../pages/draft-rows.ts';
import { lockPageState, type PageState } from '../pages/page-state.ts';
import { publishState } from '../pages/publish-page.ts';
import type { DraftText } from '../pages/read-draft.ts';
import { insertSite, replaceSettings } from '../settings/settings-rows.ts';
import { writeAssets } from './import-assets.ts';
import { writeFocus } from './import-focus.ts';
import { filesOf, type ImportPlan } from './import-plan.ts';

type Rows = Transaction<Tables>;

/** Why nothing was imported, although nothing in the files is in the way. */
export type ImportConflict = 'site-changed';

export interface ImportOptions extends AssetLibrary {
  readonly database: Database;
}

/**
 * Does what was planned, all of it or nothing, if the site still is what the plan was made for. The bytes of its
 * pictures have to be on disk already. Every server process shows it within a second.
 */
export async function importSite(
  options: ImportOptions,
  plan: ImportPlan,
  actor: Actor,
): Promise<Result<undefined, ImportConflict>> {
  const { database } = options;
  return database.kysely.transaction().execute(async (rows) => {
    await lockSite(rows, plan.key);
    await lockPages(rows, plan.key);
    const { tag } = await loadImportBase(options, rows, plan.key);
    if (tag !== plan.base.tag) return fail<ImportConflict>('site-changed');
    await writeAll(rows, { ...plan, actor });
    await publishSiteChange(database, plan.key, rows);
    return ok(undefined);
  });
}

/** Drafts are saved without the lock of their site. In the order of ids, so that two imports never wait for each other. */
async function lockPages(rows: Rows, key: SiteKey): Promise<void> {
  await rows
    .selectFrom('pages')
    .select('page_id')
    .where((eb) => eb.and(siteColumns(key)))
    .orderBy('page_id')
    .forNoKeyUpdate()
    .execute();
}

interface Task extends ImportPlan {
  readonly actor: Actor;
}

async function writeAll(rows: Rows, task: Task): Promise<void> {
  const { key, actor, settings, assets, focus } = task;
  const changed = settings?.changed;
  if (changed !== undefined) {
    const write = settings?.action === 'create' ? insertSite : replaceSettings;
    await write(rows, { key, actor, ...changed });
  }
  await writeAssets(rows, { key, actor }, assets);
  if (focus !== undefined) await writeFocus(rows, key, focus);
  await writePages(rows, task);
  await publishPages(rows, task);
  await recordChange(rows, actor, { ...key, action: 'site-imported', detail: countsOf(task) });
}

async function writePages(rows: Rows, { key, actor, pages }: Task): Promise<void> {
  for (const { draft, action } of pages) {
    if (draft === undefined || action === 'unchanged') continue;
    if (action === 'create') await addPage(rows, { key, actor }, draft);
    else await changeDraft(rows, { key, actor }, draft);
  }
}

interface Author {
  readonly key: SiteKey;
  readonly actor: Actor;
}

async function addPage(rows: Rows, { key, actor }: Author, draft: DraftText): Promise<void> {
  const refusal = await insertPage(rows, { site: key, actor }, draft);
  if (refusal !== undefined) throw new Error(`The page ${draft.id} appeared in a locked site.`);
  await recordChange(rows, actor, { ...key, pageId: draft.id, action: 'page-created' });
}

async function changeDraft(rows: Rows, { key, actor }: Author, draft: DraftText): Promise<void> {
  const page = { ...key, pageId: draft.id };
  const state = await requireState(rows, key, draft.id);
  await keepDraft(rows, page, state);
  await writeDraft(rows, { key: page, actor, state }, draft);
  await recordChange(rows, actor, { ...page, action: 'page-edited', detail: 'import' });
}

/** All of them leave their addresses before the first takes its new one, so that they can change places. */
async function publishPages(rows: Rows, { key, actor, pages, context }: Task): Promise<void> {
  const ids = pages.flatMap(({ publishes, draft }) => (publishes && draft ? [draft.id] : []));
  await unpublishPages(rows, key, ids);
  const judge = { page: async (_rows: unknown, text: string) => checkPageText(text, context) };
  for (const pageId of ids) {
    const state = await requireState(rows, key, pageId);
    const published = await publishState(rows, { key: { ...key, pageId }, actor, judge }, state);
    if (!published.ok) throw new Error(`The page ${pageId} has errors that its plan did not have.`);
  }
}

async function requireState(rows: Rows, key: SiteKey, pageId: string): Promise<PageState> {
  const state = await lockPageState(rows, { ...key, pageId });
  if (state === undefined) throw new Error(`The page ${pageId} vanished from a locked site.`);
  return state;
}

function countsOf(plan: ImportPlan): string {
  const files = filesOf(plan);
  const count = (wanted: string) => files.filter(({ action }) => action === wanted).length;
  const published = plan.pages.filter(({ publishes }) => publishes).length;
  return `${count('create')} added, ${count('update')} changed, ${count('unchanged')} as before, ${published} published`;
}
