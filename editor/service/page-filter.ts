import { toPlainText } from '../ui/language/plain-text.ts';
import type { PageSummary } from './page-summary.ts';

/** Pages whose title or address holds the text, whatever its case and accents. */
export function filterPages(pages: readonly PageSummary[], text: string): readonly PageSummary[] {
  const wanted = toPlainText(text.trim());
  return pages.filter(
    ({ title, url }) => toPlainText(title).includes(wanted) || toPlainText(url).includes(wanted),
  );
}
