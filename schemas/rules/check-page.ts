import type { PageDocument } from '../documents.ts';
import type { Problem } from '../problem.ts';
import type { RuleContext } from './rule.ts';
import { rules } from './rules.ts';

/** Judges a page that passed `parsePage` by every rule. Warnings of `parsePage` are not repeated. */
export function checkPage(page: PageDocument, context: RuleContext): Problem[] {
  return rules.flatMap((rule) => rule.check(page, context));
}
