import { parsePageText } from '#schemas/parse/parse-page.ts';
import type { Problem } from '#schemas/problems/problem.ts';

/** Why the text of a page is no valid page. */
export function explainPage(text: string): readonly Problem[] {
  return parsePageText(text).problems;
}
