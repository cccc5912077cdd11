import type { PageDocument } from '../documents/documents.ts';
import { MAX_PROBLEMS, type Problem } from '../problems/problem.ts';
import type { RuleContext } from './engine/rule.ts';
import { pageRules } from './generated/page-rules.ts';

/**
 * Judges a page that passed `parsePage` by every rule, each with its first 200 problems. Warnings of
 * `parsePage` are not repeated.
 */
export function checkPage(page: PageDocument, context: RuleContext): Problem[] {
  return pageRules.flatMap((rule) => rule.check(page, context).slice(0, MAX_PROBLEMS));
}
