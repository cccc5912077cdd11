import type { LucideIcon } from 'lucide-react';
import { withoutAccentsOrCase } from '../ui/language/plain-text.ts';

/** One thing that the command palette offers. */
export interface PaletteEntry {
  readonly id: string;
  readonly name: string;
  /** Stands behind the name, and is found as well. */
  readonly group: string;
  readonly icon: LucideIcon | undefined;
  readonly shortcut: string | undefined;
  /** What else it is found by. */
  readonly words?: string;
  readonly run: () => void;
}

/** Entries that hold every word of a text, those whose name begins with it first. Case and accents do not count. */
export function findEntries(
  entries: readonly PaletteEntry[],
  text: string,
): readonly PaletteEntry[] {
  const words = withoutAccentsOrCase(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  const ranked = entries.flatMap((entry) => {
    const name = withoutAccentsOrCase(entry.name);
    const all = `${name} ${withoutAccentsOrCase(`${entry.group} ${entry.words ?? ''}`)}`;
    if (!words.every((word) => all.includes(word))) return [];
    return [{ entry, rank: rankOf(name, words[0] ?? '') }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

function rankOf(name: string, word: string): number {
  if (name.startsWith(word)) return 0;
  if (name.includes(` ${word}`)) return 1;
  return name.includes(word) ? 2 : 3;
}
