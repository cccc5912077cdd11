import type { Problem } from '../../problems/problem.ts';

/** The first problem at each place: a page and its `/p/` variant share most of what they show. */
export function firstAtEachPointer(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ pointer }) => {
    const isFirst = !seen.has(pointer);
    seen.add(pointer);
    return isFirst;
  });
}
