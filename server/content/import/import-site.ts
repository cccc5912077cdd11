import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import type { AssetContext } from '../../assets/asset-library.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';
import type { DocumentKey } from '../../sites/documents/document-key.ts';
import { unpublishDocuments } from '../../sites/documents/document-rows.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { siteColumns } from '../../sites/documents/site-key.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import { lockSite } from '../../sites/site-rows.ts';
import { insertDocument } from '../documents/create-document.ts';
import { type DocumentState, lockDocumentState } from '../documents/document-state.ts';
import { keepDraft, writeDraft } from '../documents/draft-rows.ts';
import type { DraftText } from '../documents/read-draft.ts';
import { loadImportBase } from '../documents/site-base.ts';
import type { JudgeRequest } from '../documents/site-judge.ts';
import { judgeDocument } from '../kinds/content-kind.ts';
import { publishState } from '../publishing/publish-document.ts';
import { insertSite, replaceSettings } from '../settings/settings-rows.ts';
import { writeAssets } from './import-assets.ts';
import { writeFocus } from './import-focus.ts';
import { filesOf, type ImportPlan } from './import-plan.ts';

type Rows = Transaction<Tables>;

/** Why nothing was imported, although nothing in the files is in the way. */
export type ImportConflict = 'site-changed';

export interface ImportOptions extends AssetContext {
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
    await lockDocuments(rows, plan.key);
    const { tag } = await loadImportBase(options, rows, plan.key);
    if (tag !== plan.base.tag) return fail<ImportConflict>('site-changed');
    await writeAll(rows, { ...plan, actor });
    await publishSiteChange(database, plan.key, rows);
    return ok(undefined);
  });
}

/** Drafts are saved without the lock of their site. In the order of ids, so that two imports never wait for each other. */
async function lockDocuments(rows: Rows, key: SiteKey): Promise<void> {
  await rows
    .selectFrom('documents')
    .select('document_id')
    .where((eb) => eb.and(siteColumns(key)))
    .orderBy('kind')
    .orderBy('document_id')
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
  await writeDocuments(rows, task);
  await publishDocuments(rows, task);
  await recordChange(rows, actor, { ...key, action: 'site-imported', detail: countsOf(task) });
}

async function writeDocuments(rows: Rows, { key, actor, documents }: Task): Promise<void> {
  for (const { kind, draft, action } of documents) {
    if (draft === undefined || action === 'unchanged') continue;
    const author = { key: { ...key, kind, documentId: draft.id }, actor };
    if (action === 'create') await addDocument(rows, author, draft);
    else await changeDraft(rows, author, draft);
  }
}

interface Author {
  readonly key: DocumentKey;
  readonly actor: Actor;
}

async function addDocument(rows: Rows, { key, actor }: Author, draft: DraftText): Promise<void> {
  const refusal = await insertDocument(rows, { key, actor }, draft);
  if (refusal !== undefined)
    throw new Error(`The ${key.kind} ${draft.id} appeared in a locked site.`);
  await recordChange(rows, actor, { ...key, action: `${key.kind}-created` });
}

async function changeDraft(rows: Rows, { key, actor }: Author, draft: DraftText): Promise<void> {
  const state = await requireState(rows, key);
  await keepDraft(rows, key, state);
  await writeDraft(rows, { key, actor, state }, draft);
  await recordChange(rows, actor, { ...key, action: `${key.kind}-edited`, detail: 'import' });
}

/** All of them leave their addresses before the first takes its new one, so that they can change places. */
async function publishDocuments(
  rows: Rows,
  { key: site, actor, documents, context }: Task,
): Promise<void> {
  const keys = documents.flatMap(({ kind, publishes, draft }) =>
    publishes && draft ? [{ ...site, kind, documentId: draft.id }] : [],
  );
  for (const key of keys) await unpublishDocuments(rows, key, [key.documentId]);
  const judge = {
    document: async (_rows: unknown, { kind, text }: JudgeRequest) =>
      judgeDocument(kind, text, context),
  };
  for (const key of keys) {
    const state = await requireState(rows, key);
    const published = await publishState(rows, { key, actor, judge }, state);
    if (!published.ok)
      throw new Error(`The ${key.kind} ${key.documentId} has errors that its plan did not have.`);
  }
}

async function requireState(rows: Rows, key: DocumentKey): Promise<DocumentState> {
  const state = await lockDocumentState(rows, key);
  if (state === undefined)
    throw new Error(`The ${key.kind} ${key.documentId} vanished from a locked site.`);
  return state;
}

function countsOf(plan: ImportPlan): string {
  const files = filesOf(plan);
  const count = (wanted: string) => files.filter(({ action }) => action === wanted).length;
  const published = plan.documents.filter(({ publishes }) => publishes).length;
  return `${count('create')} added, ${count('update')} changed, ${count('unchanged')} as before, ${published} published`;
}
