import { withoutAccentsOrCase } from '../ui/language/plain-text.ts';
import type { ListedPage } from './page-summary.ts';

/** Pages whose title or address holds the text, whatever its case and accents. */
export function filterPages(pages: readonly ListedPage[], text: string): readonly ListedPage[] {
  const wanted = withoutAccentsOrCase(text.trim());
  return pages.filter(
    ({ title, url }) =>
      withoutAccentsOrCase(title).includes(wanted) || withoutAccentsOrCase(url).includes(wanted),
  );
}
