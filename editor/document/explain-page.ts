import type { Problem } from '#schemas/problems/problem.ts';
import { checkPageText } from '#schemas/rules/site-folder.ts';
import { toRuleContext } from '#schemas/rules/to-rule-context.ts';

/** Why the text of a page cannot be worked on: what its schema refuses, or rules such as that of repeated ids. */
export function explainPage(text: string): readonly Problem[] {
  return checkPageText(text, toRuleContext()).problems.filter(
    ({ severity }) => severity === 'error',
  );
}
