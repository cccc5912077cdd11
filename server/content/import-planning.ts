import { setImmediate } from 'node:timers/promises';
import type { AssetFacts } from '#schemas/asset-facts.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { RuleContext } from '#schemas/rules/rule.ts';
import type { Actor } from '../access/actor.ts';
import { type AssetLibrary, loadAssetFacts } from '../assets/asset-library.ts';
import type { SiteKey } from '../sites/site-rows.ts';
import { type AssetPlan, planAssets } from './import-assets.ts';
import { type ImportBase, loadImportBase } from './import-base.ts';
import { planFocus } from './import-focus.ts';
import type { ImportDocument, ImportFolder } from './import-folder.ts';
import { limitPages, type PageImport, type PagePlan, pageIdOf, planPage } from './import-pages.ts';
import type { ImportPlan } from './import-plan.ts';
import { ProblemLimit } from './import-problem-limit.ts';
import { planSettings } from './import-settings.ts';
import { createSiteContext, summariseText, yieldAddresses } from './site-context.ts';
import type { ArchiveRefusal } from './zip/archive-refusal.ts';

export interface ImportRequest {
  readonly key: SiteKey;
  readonly actor: Actor;
  readonly folder: ImportFolder;
  /** Whether every page is to go on the site. */
  readonly publish: boolean;
}

export interface PlanningOptions extends AssetLibrary {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Finds out what an import would do, and changes nothing. */
export async function planImport(
  options: PlanningOptions,
  { key, actor, folder, publish }: ImportRequest,
): Promise<Result<ImportPlan, ArchiveRefusal>> {
  const { kysely } = options.database;
  const base = await loadImportBase(options, kysely, key);
  const inFolder = new Set(await options.assets.listFolder(key));
  const assets = await planAssets(folder.assets, base, inFolder);
  if (!assets.ok) return fail(...assets.problems);
  const judged = { key, base, folder, publish, assets: assets.value };
  const context = await contextOf(options, judged);
  const settings = documentOf(folder, 'settings');
  const focus = documentOf(folder, 'focus');
  const paths = new Set([...base.assets.keys(), ...folder.assets.map(({ path }) => path)]);
  const limit = new ProblemLimit();
  const owned = { key, actor, base, context };
  return ok({
    ...{ key, base, context, assets: assets.value },
    settings: settings && limit.apply(await planSettings(kysely, settings, owned)),
    pages: await planPages(folder, { base, context, publish }, limit),
    focus: focus && planFocus(focus, base, paths),
  });
}

/** Others get their turn between two pages: judging thousands of them takes seconds. */
async function planPages(
  folder: ImportFolder,
  wanted: PageImport,
  limit: ProblemLimit,
): Promise<PagePlan[]> {
  const plans: PagePlan[] = [];
  for (const page of pagesOf(folder)) {
    plans.push(limit.apply(planPage(page, wanted)));
    await setImmediate();
  }
  return limitPages(plans, wanted.base);
}

function documentOf(
  { documents }: ImportFolder,
  wanted: ImportDocument['kind'],
): ImportDocument | undefined {
  return documents.find(({ kind }) => kind === wanted);
}

function pagesOf({ documents }: ImportFolder): ImportDocument[] {
  return documents.filter(({ kind }) => kind === 'page');
}

interface Judged {
  readonly key: SiteKey;
  readonly base: ImportBase;
  readonly folder: ImportFolder;
  readonly publish: boolean;
  readonly assets: readonly AssetPlan[];
}

/** The site as it is after the import, for its pages may link to each other and show what comes with them. */
async function contextOf(
  options: PlanningOptions,
  { key, base, folder, publish, assets }: Judged,
): Promise<RuleContext> {
  const settings = documentOf(folder, 'settings');
  const pages = new Map(base.summaries);
  for (const { file, text } of pagesOf(folder))
    pages.set(pageIdOf(file), text === undefined ? undefined : summariseText(text));
  const context = createSiteContext({
    settings: settings === undefined ? base.settings : settings.text,
    pages: pages.values(),
    assets: await assetFactsOf(options, key, assets),
    now: options.now(),
  });
  // Incoming pages are drafts to none of the others: what they say counts as published.
  const incoming = context.pages.filter(({ isPublished }) => isPublished === undefined);
  return publish ? { ...context, pages: yieldAddresses(context.pages, incoming) } : context;
}

async function assetFactsOf(
  library: AssetLibrary,
  key: SiteKey,
  plans: readonly AssetPlan[],
): Promise<ReadonlyMap<string, AssetFacts>> {
  const added = plans.flatMap(({ file, added: asset }) =>
    asset === undefined ? [] : [[file, asset.facts] as const],
  );
  return new Map([...(await loadAssetFacts(library, key)), ...added]);
}
