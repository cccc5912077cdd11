import { longestIncreasing } from '#schemas/diff/compare/longest-increasing.ts';

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

/** A word with the space behind it. */
const WORDS = /\s*\S+\s*/g;

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
