import { foldWord, toWords } from './folded-words.ts';
import { OPTIONAL_WORDS } from './mexican-synonyms.ts';
import type { Synonyms } from './synonyms.ts';

/** A word of a search text, or a phrase that has synonyms. */
export interface SearchUnit {
  /** As typed, one space between words. */
  readonly text: string;
  /** Other words and phrases that mean the same. */
  readonly synonyms: readonly string[];
  /** Whether jobs need not hold it. */
  readonly isOptional: boolean;
}

/** Words of the longest phrase of optional words. */
const LONGEST_OPTIONAL = 4;

/** Divides a text into words and known phrases, the longest that begins at a word first. */
export function toSearchUnits(term: string, synonyms: Synonyms): SearchUnit[] {
  const words = toWords(term);
  const units: SearchUnit[] = [];
  for (let start = 0; start < words.length; ) {
    const unit = unitAt(words, start, synonyms);
    units.push(unit);
    start += unit.text.split(' ').length;
  }
  return units;
}

function unitAt(words: readonly string[], start: number, synonyms: Synonyms): SearchUnit {
  const longest = Math.min(Math.max(synonyms.longest, LONGEST_OPTIONAL), words.length - start);
  for (let length = longest; length > 1; length--) {
    const text = words.slice(start, start + length).join(' ');
    const folded = foldWord(text);
    if (OPTIONAL_WORDS.has(folded)) return { text, synonyms: [], isOptional: true };
    if (synonyms.has(folded)) return { text, synonyms: synonyms.of(folded), isOptional: false };
  }
  const text = words[start] ?? '';
  const folded = foldWord(text);
  return { text, synonyms: synonyms.of(folded), isOptional: OPTIONAL_WORDS.has(folded) };
}
