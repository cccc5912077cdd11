import type { AssetFacts } from '../documents/asset-facts.ts';
import type { PageDocument, SiteDocument } from '../documents/documents.ts';
import type { FormFacts } from '../pages/form-facts.ts';
import { addressesOf, type PageSummary, toPageSummary } from '../pages/page-summary.ts';
import { parseJson } from '../parse/parse-json.ts';
import { parsePageText } from '../parse/parse-page.ts';
import { parseSiteText } from '../parse/parse-site.ts';
import { salvageJson } from '../parse/salvage-json.ts';
import type { Problem } from '../problems/problem.ts';
import type { Result } from '../problems/result.ts';
import { checkPage } from './check-page.ts';
import { checkSite } from './check-site.ts';
import type { RuleContext } from './engine/rule.ts';
import { toRuleContext } from './to-rule-context.ts';

export interface SiteFileText {
  readonly file: string;
  readonly text: string;
  /** What `parseJson` made of the text, where that is known already. */
  readonly json?: Result<unknown, Problem>;
}

/** A site's folder as read from disk: `site.json`, its `*.page.json` files, what is known of its other files. */
export interface SiteSources {
  readonly site: SiteFileText | undefined;
  readonly pages: readonly SiteFileText[];
  readonly assets: ReadonlyMap<string, AssetFacts> | undefined;
  /** Its `forms/<form-id>.form.json` by id. */
  readonly forms?: ReadonlyMap<string, FormFacts>;
  /** When it is judged, in ms since the epoch. */
  readonly now?: number;
  /** Whether every page file of the folder could be read. */
  readonly complete: boolean;
}

/** The document where its schema accepts it, and everything that is wrong with it. */
export interface CheckedPage {
  readonly page: PageDocument | undefined;
  readonly problems: readonly Problem[];
}

export interface CheckedSite {
  readonly site: SiteDocument | undefined;
  readonly problems: readonly Problem[];
}

/** A context that knows nothing but the schemas, for a page on its own. */
export const loneContext: RuleContext = toRuleContext();

/**
 * What the pages of a folder are judged against. Broken pages count with what can be read of them. When
 * the address of one stays unknown, so does the site: a link to it must not be called dead.
 */
export function createRuleContext(folder: SiteSources): RuleContext {
  const summaries = folder.pages.map(({ text, json }) => summaryOf(text, json));
  const pages = summaries.filter((summary) => summary !== undefined);
  const site = folder.site ? checkSiteText(folder.site.text, loneContext).site : undefined;
  const isComplete = folder.complete && pages.length === summaries.length;
  const { assets, forms, now } = folder;
  return toRuleContext({ site: isComplete ? site : undefined, pages, assets, forms, now });
}

/**
 * Judges the text of a page by its schemas, then by the rules where the schemas accept it.
 * @param json what `parseJson` made of the text, where that is known already
 */
export function checkPageText(
  text: string,
  context: RuleContext,
  json?: Result<unknown, Problem>,
): CheckedPage {
  const parsed = parsePageText(text, json);
  if (!parsed.ok) return { page: undefined, problems: parsed.problems };
  return {
    page: parsed.value,
    problems: [...parsed.problems, ...checkPage(parsed.value, context)],
  };
}

/** Judges the text of a site's settings likewise. */
export function checkSiteText(text: string, context: RuleContext): CheckedSite {
  const parsed = parseSiteText(text);
  if (!parsed.ok) return { site: undefined, problems: parsed.problems };
  return { site: parsed.value, problems: checkSite(parsed.value, context) };
}

/** The context with a page in the place of its stored state, or added to the others. */
export function withPage(context: RuleContext, text: string): RuleContext {
  const summary = summaryOf(text);
  if (!summary) return context;
  const before = context.pages.find(({ id }) => id === summary.id);
  const others = context.pages.filter(({ id }) => id !== summary.id);
  return { ...context, pages: [...others, { ...summary, formerUrls: leftUrls(before) }] };
}

/** What leads to a page once it is published with other addresses. */
function leftUrls(before: PageSummary | undefined): readonly string[] {
  if (before === undefined) return [];
  const { isPublished, formerUrls = [] } = before;
  return isPublished === false ? formerUrls : [...formerUrls, ...addressesOf(before)];
}

function summaryOf(text: string, json = parseJson(text)): PageSummary | undefined {
  return toPageSummary(json.ok ? json.value : salvageJson(text));
}
