import { longestIncreasing } from '#schemas/diff/compare/longest-increasing.ts';
import { toPlainText } from '#schemas/text/plain-text.ts';

/** A word with the space behind it. */
const WORDS = /\s*\S+\s*/g;

/** Texts longer than this are cut: a choice has to fit on the screen. */
const MAX_SHOWN = 1_200;

/** A conflict in words. */
export interface WordedConflict {
  /** `Encabezado "Reparte con nosotros"`. */
  readonly node: string;
  /** `el texto`. */
  readonly field: string;
  readonly mine: readonly WordRun[];
  readonly theirs: readonly WordRun[];
}

/** A text of one side, with the words marked that the text both began with did not have. */
export function wordText(base: unknown, value: string): WordRun[] {
  return wordDiff(typeof base === 'string' ? readable(base) : '', readable(value));
}

function readable(text: string): string {
  const shown = text.includes('<') ? toPlainText(text).trim() : text;
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
}

export function plainRun(text: string): WordRun[] {
  return [{ text, isNew: false }];
}

/** A run of words of a text, and whether the text before had it. */
export interface WordRun {
  readonly text: string;
  readonly isNew: boolean;
}

/** The words of a text that another did not have, beside those that it had in this order. */
export function wordDiff(before: string, after: string): WordRun[] {
  const words = after.match(WORDS) ?? [];
  const places = wordPlaces(before.match(WORDS) ?? []);
  const found = words.flatMap((word, index) => {
    const place = places.get(word.trim())?.shift();
    return place === undefined ? [] : [{ index, place }];
  });
  const kept = longestIncreasing(found.map(({ place }) => place));
  const old = new Set(found.flatMap(({ index }, position) => (kept.has(position) ? [index] : [])));
  return joinedRuns(words.map((text, index) => ({ text, isNew: !old.has(index) })));
}

function wordPlaces(words: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, word] of words.entries()) {
    const key = word.trim();
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  return places;
}

function joinedRuns(runs: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.isNew === run.isNew)
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}
