import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import type { SiteKey } from '../../sites/site-rows.ts';
import type { ImportBase } from '../documents/site-base.ts';
import type { FilePlan } from './file-plan.ts';
import type { AssetPlan } from './import-assets.ts';
import type { FocusPlan } from './import-focus.ts';
import type { PagePlan } from './import-pages.ts';
import type { SettingsPlan } from './import-settings.ts';

/** What an import would do, based on one state of the site. */
export interface ImportPlan {
  readonly key: SiteKey;
  readonly base: ImportBase;
  /** What the pages were judged by: the site as it is after the import. */
  readonly context: RuleContext;
  readonly settings: SettingsPlan | undefined;
  readonly pages: readonly PagePlan[];
  readonly assets: readonly AssetPlan[];
  readonly focus: FocusPlan | undefined;
  /** Documents that were left out as asked. */
  readonly skipped: readonly FilePlan[];
}

/** Settings first, then everything in the order of the archive, and last what is left out. */
export function filesOf(plan: ImportPlan): readonly FilePlan[] {
  const { settings, pages, assets, focus, skipped } = plan;
  const documents = [...(settings ? [settings] : []), ...pages];
  return [...documents, ...assets, ...(focus ? [focus] : []), ...skipped];
}

export function isRefused(plan: ImportPlan): boolean {
  return filesOf(plan).some(({ action }) => action === 'refuse');
}
