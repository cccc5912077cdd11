import { toSearchText } from '../ui/language/plain-text.ts';
import type { PageSummary } from './page-summary.ts';

/** Pages whose title or address holds the text, whatever its case and accents. */
export function filterPages(pages: readonly PageSummary[], text: string): readonly PageSummary[] {
  const wanted = toSearchText(text.trim());
  return pages.filter(
    ({ title, url }) => toSearchText(title).includes(wanted) || toSearchText(url).includes(wanted),
  );
}
