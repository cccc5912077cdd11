import type { PageSummary } from './page-summary.ts';

/** The home page, the others by address, and last the pages that only the system shows. */
export function sortPages(pages: readonly PageSummary[]): readonly PageSummary[] {
  return pages.toSorted((a, b) => rank(a) - rank(b) || a.url.localeCompare(b.url));
}

function rank({ id, type }: PageSummary): number {
  if (id === 'home') return 0;
  return type === 'SYSTEM' ? 2 : 1;
}
