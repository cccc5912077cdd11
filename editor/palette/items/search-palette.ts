import { withoutAccentsOrCase } from '../../ui/language/plain-text.ts';
import type { PaletteGroup, PaletteItem } from './palette-groups.ts';

/**
 * What matches every word of a query, whatever its accents and capitals: names that begin with it first, then names
 * that have it, then the rest.
 */
export function searchPalette(
  groups: readonly PaletteGroup[],
  query: string,
): readonly PaletteItem[] {
  const words = plain(query).split(' ').filter(Boolean);
  const wanted = words.join(' ');
  return groups
    .flatMap(({ items }) => items)
    .filter((item) => matches(item, words))
    .map((item) => ({ item, rank: rankOf(plain(item.label), wanted) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function matches(item: PaletteItem, words: readonly string[]): boolean {
  const text = ` ${item.words.map(plain).join(' ')}`;
  return words.every((word) => text.includes(` ${word}`));
}

function rankOf(label: string, wanted: string): number {
  if (label.startsWith(wanted)) return 0;
  return label.includes(wanted) ? 1 : 2;
}

/** Without accents, capitals and signs. */
function plain(text: string): string {
  return withoutAccentsOrCase(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
