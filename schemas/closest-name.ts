import { distance } from 'fastest-levenshtein';

/** The name that `wrong` was probably meant to be, or undefined when none is close. */
export function closestName(wrong: string, names: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(wrong.length / 3));
  let best: { name: string; edits: number } | undefined;
  for (const name of names) {
    const edits = distance(wrong.toLowerCase(), name.toLowerCase());
    if (edits <= limit && (best === undefined || edits < best.edits)) best = { name, edits };
  }
  return best?.name;
}
