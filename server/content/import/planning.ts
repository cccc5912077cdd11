import { setImmediate } from 'node:timers/promises';
import type { AssetFacts } from '#schemas/documents/asset-facts.ts';
import { type FormFacts, toFormFacts } from '#schemas/pages/form-facts.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import type { Actor } from '../../access/actor.ts';
import { type AssetContext, loadAssetFacts } from '../../assets/asset-library.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { baseOf, type ImportBase, loadImportBase } from '../documents/site-base.ts';
import { createSiteContext } from '../documents/site-context.ts';
import type { ContentKind } from '../kinds/content-kind.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import { formKind } from '../kinds/form-kind.ts';
import { summariseText, yieldAddresses } from '../kinds/page-addresses.ts';
import { pageKind } from '../kinds/page-kind.ts';
import type { ArchiveRefusal } from '../zip/archive-refusal.ts';
import { documentIdOf } from '../zip/entry-name.ts';
import type { FilePlan } from './file-plan.ts';
import { type AssetPlan, planAssets } from './import-assets.ts';
import {
  type DocumentImport,
  type DocumentImportPlan,
  limitDocuments,
  planDocument,
} from './import-documents.ts';
import { planFocus } from './import-focus.ts';
import type { ImportDocument, ImportFolder } from './import-folder.ts';
import type { ImportPlan } from './import-plan.ts';
import { planSettings } from './import-settings.ts';
import { ProblemLimit } from './problem-limit.ts';
import { renameAssets, renamesOf } from './renames.ts';

export interface ImportRequest {
  readonly key: SiteKey;
  readonly actor: Actor;
  readonly folder: ImportFolder;
  /** Whether every document is to go on the site. */
  readonly publish: boolean;
  /** Whether what the site has stays as it is. */
  readonly onlyNew: boolean;
}

export interface PlanningOptions extends AssetContext {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Finds out what an import would do, and changes nothing. */
export async function planImport(
  options: PlanningOptions,
  { key, actor, folder, publish, onlyNew }: ImportRequest,
): Promise<Result<ImportPlan, ArchiveRefusal>> {
  const { kysely } = options.database;
  const base = await loadImportBase(options, kysely, key);
  const inFolder = new Set(await options.assets.listFolder(key));
  const planned = await planAssets(folder.assets, base, inFolder);
  if (!planned.ok) return fail(...planned.problems);
  const assets = planned.value;
  const renames = renamesOf(assets);
  const isSkipped = (each: ImportDocument): boolean => onlyNew && isOnSite(each, base);
  const skipped = folder.documents.filter(isSkipped);
  const wanted = folder.documents.filter((each) => !isSkipped(each));
  const documents = await renameAssets(wanted, renames);
  const context = await contextOf(options, { key, base, documents, publish, assets });
  const settings = documentOf(documents, 'settings');
  const focus = documentOf(documents, 'focus');
  const paths = new Set([...base.assets.keys(), ...assets.map(({ path }) => path)]);
  const limit = new ProblemLimit();
  const owned = { key, actor, base, context };
  return ok({
    key,
    base,
    context,
    assets,
    skipped: skipped.map(skipDocument),
    passedOver: folder.passedOver,
    settings: settings && limit.apply(await planSettings(kysely, settings, owned)),
    documents: await planDocuments(documents, { base, context, publish }, limit),
    focus: focus && planFocus(focus, { base, paths, renames, onlyNew }),
  });
}

/** Others get their turn between two documents: judging thousands of them takes seconds. */
async function planDocuments(
  documents: readonly ImportDocument[],
  wanted: DocumentImport,
  limit: ProblemLimit,
): Promise<DocumentImportPlan[]> {
  const all: DocumentImportPlan[] = [];
  for (const kind of contentKinds) {
    const plans: DocumentImportPlan[] = [];
    for (const document of documentsOf(kind, documents)) {
      plans.push(limit.apply(planDocument(kind, document, wanted)));
      await setImmediate();
    }
    all.push(...limitDocuments(kind, plans, wanted.base));
  }
  return all;
}

function documentOf(
  documents: readonly ImportDocument[],
  wanted: ImportDocument['kind'],
): ImportDocument | undefined {
  return documents.find(({ kind }) => kind === wanted);
}

function documentsOf(
  { name }: ContentKind,
  documents: readonly ImportDocument[],
): ImportDocument[] {
  return documents.filter(({ kind }) => kind === name);
}

interface Judged {
  readonly key: SiteKey;
  readonly base: ImportBase;
  readonly documents: readonly ImportDocument[];
  readonly publish: boolean;
  readonly assets: readonly AssetPlan[];
}

/** The site as it is after the import, for its pages may link to each other and show what comes with them. */
async function contextOf(
  options: PlanningOptions,
  { key, base, documents, publish, assets }: Judged,
): Promise<RuleContext> {
  const settings = documentOf(documents, 'settings');
  const pages = new Map(base.summaries);
  for (const { file, text } of documentsOf(pageKind, documents))
    pages.set(documentIdOf(pageKind, file), text === undefined ? undefined : summariseText(text));
  const context = createSiteContext({
    settings: settings === undefined ? base.settings : settings.text,
    pages: pages.values(),
    assets: await assetFactsOf(options, key, assets),
    forms: formsAfter(base, documents),
    now: options.now(),
  });
  // Incoming pages are drafts to none of the others: what they say counts as published.
  const incoming = context.pages.filter(({ isPublished }) => isPublished === undefined);
  return publish ? { ...context, pages: yieldAddresses(context.pages, incoming) } : context;
}

/** A form that takes the place of one in the bin is refused, but a page that names it is not to blame. */
function formsAfter(
  { forms }: ImportBase,
  documents: readonly ImportDocument[],
): ReadonlyMap<string, FormFacts> {
  const incoming = documentsOf(formKind, documents).map(({ file, text = '' }) => {
    const json = parseJson(text);
    return [documentIdOf(formKind, file), json.ok ? toFormFacts(json.value) : {}] as const;
  });
  return new Map([...forms, ...incoming]);
}

async function assetFactsOf(
  library: AssetContext,
  key: SiteKey,
  plans: readonly AssetPlan[],
): Promise<ReadonlyMap<string, AssetFacts>> {
  const added = plans.flatMap(({ path, added: asset }) =>
    asset === undefined ? [] : [[path, asset.facts] as const],
  );
  return new Map([...(await loadAssetFacts(library, key)), ...added]);
}

/** Whether the site has settings, or a document of this id, that the file would change. */
function isOnSite({ file, kind: wanted }: ImportDocument, base: ImportBase): boolean {
  if (wanted === 'settings') return base.settings !== undefined;
  const kind = contentKinds.find(({ name }) => name === wanted);
  return kind !== undefined && baseOf(base, kind.name).has(documentIdOf(kind, file));
}

function skipDocument({ file }: ImportDocument): FilePlan {
  return { file, action: 'skip', problems: [], omitted: 0, refusals: [] };
}
