import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import type { ImportBase } from '../documents/site-base.ts';
import type { FilePlan } from './file-plan.ts';
import type { AssetPlan } from './import-assets.ts';
import type { DocumentImportPlan } from './import-documents.ts';
import type { FocusPlan } from './import-focus.ts';
import type { SettingsPlan } from './import-settings.ts';

/** What an import would do, based on one state of the site. */
export interface ImportPlan {
  readonly key: SiteKey;
  readonly base: ImportBase;
  /** What the documents were judged by: the site as it is after the import. */
  readonly context: RuleContext;
  readonly settings: SettingsPlan | undefined;
  readonly documents: readonly DocumentImportPlan[];
  readonly assets: readonly AssetPlan[];
  readonly focus: FocusPlan | undefined;
  /** Documents that were left out as asked. */
  readonly skipped: readonly FilePlan[];
  /** How many files systems and programs left beside those of the site. */
  readonly passedOver: number;
}

/** Settings first, then everything in the order of the archive, and last what is left out. */
export function filesOf(plan: ImportPlan): readonly FilePlan[] {
  const { settings, documents, assets, focus, skipped } = plan;
  return [
    ...(settings ? [settings] : []),
    ...documents,
    ...assets,
    ...(focus ? [focus] : []),
    ...skipped,
  ];
}

export function isRefused(plan: ImportPlan): boolean {
  return filesOf(plan).some(({ action }) => action === 'refuse');
}
