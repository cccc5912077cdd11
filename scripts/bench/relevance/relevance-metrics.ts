/** What a result is worth to whoever searched: 3 is what was asked for, 0 is not (see README.md). */
export type Grade = 0 | 1 | 2 | 3;

/** Grades of results in their order; undefined where nobody has judged one. */
export type GradedResults = readonly (Grade | undefined)[];

/** Results that count: two phone screens of cards. */
export const DEPTH = 10;

/** A grade from which a job is worth opening. */
export const USEFUL: Grade = 2;

/** Results among which one must be useful: what a phone shows without scrolling far. */
const SUCCESS_DEPTH = 3;

/**
 * Normalised discounted cumulative gain of the first ten judged results, from 0 to 1: a grade `g` gains `2^g - 1`,
 * divided by `log2(rank + 1)`, and the sum by that of the best order of all that is judged. Results that nobody has
 * judged are left out and the next ones move up (condensed lists). 0 where nothing is found; NaN where no judged job
 * has a gain.
 */
export function ndcg(results: GradedResults, judged: readonly Grade[]): number {
  const found = results.filter((grade) => grade !== undefined);
  const best = [...judged].sort((a, b) => b - a);
  return dcg(found) / dcg(best);
}

function dcg(grades: readonly Grade[]): number {
  return grades
    .slice(0, DEPTH)
    .reduce<number>((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** Whether one of the first three results is useful. One that nobody has judged is not. */
export function isSuccess(results: GradedResults): boolean {
  return results.slice(0, SUCCESS_DEPTH).some((grade) => grade !== undefined && grade >= USEFUL);
}

/** Share of the first ten results of all searches that nobody has judged, from 0 to 1. */
export function unjudgedShare(searches: readonly GradedResults[]): number {
  const shown = searches.flatMap((results) => results.slice(0, DEPTH));
  if (shown.length === 0) return 0;
  return shown.filter((grade) => grade === undefined).length / shown.length;
}
