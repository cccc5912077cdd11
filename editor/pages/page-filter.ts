import type { PageSummary } from '../api/page-summary.ts';

/** Pages whose title or address holds the text, whatever its case and accents. */
export function filterPages(pages: readonly PageSummary[], text: string): readonly PageSummary[] {
  const wanted = fold(text.trim());
  return pages.filter(
    ({ title, url }) => fold(title).includes(wanted) || fold(url).includes(wanted),
  );
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
}

function fold(text: string): string {
  return withoutAccents(text).toLowerCase();
}
