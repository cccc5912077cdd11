import { addressesOf, type PageSummary, toPageSummary } from '#schemas/pages/page-summary.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { salvageJson } from '#schemas/parse/salvage-json.ts';
import { collisionKey } from '#schemas/rules/engine/known-pages.ts';

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
