import { parsePageText } from '#schemas/parse-page.ts';
import type { Problem } from '#schemas/problem.ts';

/** Why the text of a page is no valid page. */
export function explainPage(text: string): readonly Problem[] {
  return parsePageText(text).problems;
}
