import type { AssetFacts } from '#schemas/documents/asset-facts.ts';
import { addressesOf, type PageSummary, toPageSummary } from '#schemas/pages/page-summary.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { salvageJson } from '#schemas/parse/salvage-json.ts';
import { collisionKey } from '#schemas/rules/engine/known-pages.ts';
import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import { toRuleContext } from '#schemas/rules/to-rule-context.ts';

/** A site without the documents of its pages. */
interface SiteParts {
  /** Text of the settings; undefined where there are none. */
  readonly settings: string | undefined;
  /** undefined for a page whose address is not known */
  readonly pages: Iterable<PageSummary | undefined>;
  readonly assets: ReadonlyMap<string, AssetFacts>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * What documents of a site are judged against, as `createRuleContext` has it of a folder: while the address of one
 * page is not known, neither is the site, since a link to that page must not be called dead.
 */
export function createSiteContext({ settings, pages, assets, now }: SiteParts): RuleContext {
  const all = [...pages];
  const known = all.filter((page) => page !== undefined);
  const site = settings === undefined ? undefined : parseSiteText(settings);
  const isKnown = known.length === all.length && site?.ok === true;
  return toRuleContext({ site: isKnown ? site.value : undefined, pages: known, assets, now });
}

/** What the others need to know of a page; undefined where its text does not say its id and url. */
export function summariseText(text: string): PageSummary | undefined {
  const json = parseJson(text);
  return toPageSummary(json.ok ? json.value : salvageJson(text));
}

/**
 * The pages of a site once some of them are published: what others, not published, have of their addresses is theirs
 * no more. Whoever may only edit could keep live pages from being published otherwise.
 */
export function yieldAddresses(
  pages: readonly PageSummary[],
  published: readonly PageSummary[],
): PageSummary[] {
  const ids = new Set(published.map(({ id }) => id));
  const taken = new Set(published.flatMap(addressesOf).map(collisionKey));
  const isFree = (address: string): boolean => !taken.has(collisionKey(address));
  return pages.map((page) => {
    if (page.isPublished !== false || ids.has(page.id) || addressesOf(page).every(isFree))
      return page;
    const { id, url, aliases = [] } = page;
    // No address begins with '#'.
    return { ...page, url: isFree(url) ? url : `#${id}`, aliases: aliases.filter(isFree) };
  });
}
