import type { AssetFacts } from '../documents/asset-facts.ts';
import type { SiteDocument } from '../documents/documents.ts';
import { fieldPaths } from '../generated/field-paths.ts';
import type { FormFacts } from '../pages/form-facts.ts';
import type { PageSummary } from '../pages/page-summary.ts';
import { measuredWeights } from '../weights/generated/measured-weights.ts';
import type { RuleContext } from './engine/rule.ts';

/** What is known of a site; everything left out counts as not known. */
export interface KnownSite {
  readonly site?: SiteDocument | undefined;
  readonly pages?: readonly PageSummary[];
  readonly assets?: ReadonlyMap<string, AssetFacts> | undefined;
  readonly forms?: ReadonlyMap<string, FormFacts> | undefined;
  /** In ms since the epoch. */
  readonly now?: number | undefined;
}

/**
 * What pages are judged against: the content service, the editor and the command `validate` all build it here.
 * Leave `site` out while the address of one of its pages is not known: a link to it must not be called dead.
 */
export function toRuleContext({
  site,
  pages = [],
  assets,
  forms,
  now,
}: KnownSite = {}): RuleContext {
  return { site, pages, assets, forms, now, fields: fieldPaths, weights: measuredWeights };
}
