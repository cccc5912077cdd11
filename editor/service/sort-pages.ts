import type { ListedPage } from './page-summary.ts';

/** The home page, the others by address, and last the pages that only the system shows. */
export function sortPages(pages: readonly ListedPage[]): readonly ListedPage[] {
  return pages.toSorted((a, b) => rank(a) - rank(b) || a.url.localeCompare(b.url));
}

function rank({ id, type }: ListedPage): number {
  if (id === 'home') return 0;
  return type === 'SYSTEM' ? 2 : 1;
}
