import type { SiteDocument } from '../documents/documents.ts';
import type { Problem } from '../problems/problem.ts';
import type { RuleContext } from './engine/rule.ts';
import { siteRules } from './generated/site-rules.ts';

/** Judges settings that passed `parseSite` by the pages and files of their site. */
export function checkSite(site: SiteDocument, context: RuleContext): Problem[] {
  return siteRules.flatMap((rule) => rule.checkSite(site, context));
}
