import { distance } from 'fastest-levenshtein';

/** The name that `wrong` was probably meant to be, or undefined when none is close. */
export function closestName(wrong: string, names: readonly string[]): string | undefined {
  const limit = editLimit(wrong);
  let best: { name: string; edits: number } | undefined;
  for (const name of names) {
    // The lengths alone rule most names out, which keeps hostile input cheap.
    if (Math.abs(name.length - wrong.length) > limit) continue;
    const edits = distance(wrong.toLowerCase(), name.toLowerCase());
    if (edits <= limit && (best === undefined || edits < best.edits)) best = { name, edits };
  }
  return best?.name;
}

/** Two letters that changed places count as two edits, so four letters must allow two. */
function editLimit({ length }: string): number {
  return length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
}

/** The params by which `formatProblem` adds "did you mean"; none when no name is close. */
export function suggestionFor(wrong: string, names: readonly string[]): { suggestion?: string } {
  const suggestion = closestName(wrong, names);
  return suggestion === undefined ? {} : { suggestion };
}
