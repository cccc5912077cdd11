import type { AssetFacts } from '#schemas/documents/asset-facts.ts';
import type { FormFacts } from '#schemas/pages/form-facts.ts';
import type { PageSummary } from '#schemas/pages/page-summary.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import { toRuleContext } from '#schemas/rules/to-rule-context.ts';

/** A site without the documents of its pages. */
interface SiteParts {
  /** Text of the settings; undefined where there are none. */
  readonly settings: string | undefined;
  /** undefined for a page whose address is not known */
  readonly pages: Iterable<PageSummary | undefined>;
  readonly assets: ReadonlyMap<string, AssetFacts>;
  /** Forms outside the bin, published or not. */
  readonly forms: ReadonlyMap<string, FormFacts>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * What documents of a site are judged against, as `createRuleContext` has it of a folder: while the address of one
 * page is not known, neither is the site, since a link to that page must not be called dead.
 */
export function createSiteContext({ settings, pages, assets, forms, now }: SiteParts): RuleContext {
  const all = [...pages];
  const known = all.filter((page) => page !== undefined);
  const site = settings === undefined ? undefined : parseSiteText(settings);
  const isKnown = known.length === all.length && site?.ok === true;
  return toRuleContext({
    site: isKnown ? site.value : undefined,
    pages: known,
    assets,
    forms,
    now,
  });
}
