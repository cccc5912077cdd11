import type { PageProblems } from '../problems/problem-store.ts';

/** How many problems some nodes have, as one value that is equal while they stay the same: `2 1` is two errors, one warning. */
export type ProblemTally = `${number} ${number}`;

export function problemTally(byNode: PageProblems['byNode'], ids: readonly string[]): ProblemTally {
  const problems = ids.flatMap((id) => byNode.get(id) ?? []);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return `${errors} ${problems.length - errors}`;
}

export function countsOf(tally: ProblemTally): {
  readonly errors: number;
  readonly warnings: number;
} {
  const [errors = 0, warnings = 0] = tally.split(' ').map(Number);
  return { errors, warnings };
}
