import type { AssetFacts } from '#schemas/documents/asset-facts.ts';
import type { Budgets, SiteDocument } from '#schemas/documents/documents.ts';
import type { PageSummary } from '#schemas/pages/page-summary.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { checkPageText, withPage } from '#schemas/rules/site-folder.ts';
import { toRuleContext } from '#schemas/rules/to-rule-context.ts';
import { budgetsOf } from '#schemas/weights/budgets.ts';
import type { PageWeight } from '#schemas/weights/page-weight.ts';
import { weighPage } from '#schemas/weights/weigh-page.ts';

/** What a page is judged against. */
export interface Surroundings {
  readonly site: SiteDocument;
  /** Pages of the site, the open one among them; undefined until they are known. */
  readonly pages: readonly PageSummary[] | undefined;
  /** Ids of the site's forms; undefined until they are known. */
  readonly forms?: readonly string[] | undefined;
  /** Files of the site by path. */
  readonly assets: Readonly<Record<string, AssetFacts>>;
}

/** What a page weighs, and what it may weigh in KiB. */
export interface Weighing {
  readonly weight: PageWeight;
  readonly budgets: Required<Budgets>;
}

export interface Judgement {
  readonly problems: readonly Problem[];
  /** undefined while the page is not valid. */
  readonly weighing: Weighing | undefined;
}

/**
 * Judges the text of a page as the content service would, and weighs it. Without the list of pages nothing is said of
 * links: a link must not be called dead because a list has not arrived.
 * @param now in ms since the epoch
 */
export function judgePage(
  text: string,
  { site, pages, forms, assets }: Surroundings,
  now: number,
): Judgement {
  const files = new Map(Object.entries(assets));
  const isKnown = pages?.every(({ url }) => url !== '') === true;
  const known = {
    site: isKnown ? site : undefined,
    pages: pages ?? [],
    forms: forms && new Map(forms.map((id) => [id, {}])),
    assets: files,
    now,
  };
  const context = withPage(toRuleContext(known), text);
  const { page, problems } = checkPageText(text, context);
  if (page === undefined) return { problems, weighing: undefined };
  const weight = weighPage(page, { assets: files, site });
  return { problems, weighing: { weight, budgets: budgetsOf(site, page) } };
}
