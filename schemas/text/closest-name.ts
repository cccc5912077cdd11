import { distance } from 'fastest-levenshtein';

/** The name that `wrong` was probably meant to be, or undefined when none is close. */
export function closestName(wrong: string, names: Iterable<string>): string | undefined {
  return closestCandidate(wrong, toCandidates(names));
}

/** The params by which `formatProblem` adds "did you mean"; none when no name is close. */
export function suggestionFor(wrong: string, names: Iterable<string>): Suggestion {
  return toSuggestion(closestName(wrong, names));
}

export interface Suggestion {
  readonly suggestion?: string;
}

/** Wrong names that are given a suggestion: comparing thousands with thousands takes minutes. */
const MAX_SUGGESTIONS = 20;

/** As `suggestionFor` for one wrong name after the other, of which the first 20 are compared. */
export function createSuggester(names: Iterable<string>): (wrong: string) => Suggestion {
  let candidates: readonly Candidate[] | undefined;
  let asked = 0;
  return (wrong) => {
    asked += 1;
    if (asked > MAX_SUGGESTIONS) return {};
    candidates ??= toCandidates(names);
    return toSuggestion(closestCandidate(wrong, candidates));
  };
}

interface Candidate {
  readonly name: string;
  readonly lowerCase: string;
}

function toCandidates(names: Iterable<string>): Candidate[] {
  return Array.from(names, (name) => ({ name, lowerCase: name.toLowerCase() }));
}

function closestCandidate(wrong: string, candidates: readonly Candidate[]): string | undefined {
  const limit = editLimit(wrong);
  const lowerCase = wrong.toLowerCase();
  let best: { name: string; edits: number } | undefined;
  for (const candidate of candidates) {
    // The lengths alone rule most names out, which keeps hostile input cheap.
    if (Math.abs(candidate.name.length - wrong.length) > limit) continue;
    const edits = distance(lowerCase, candidate.lowerCase);
    if (edits <= limit && (best === undefined || edits < best.edits))
      best = { name: candidate.name, edits };
  }
  return best?.name;
}

function toSuggestion(suggestion: string | undefined): Suggestion {
  return suggestion === undefined ? {} : { suggestion };
}

/** Two letters that changed places count as two edits, so four letters must allow two. */
function editLimit({ length }: string): number {
  return length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
}
