import type { Problem } from '#schemas/problems/problem.ts';
import type { FieldSource } from './field-source-context.ts';

/** A source's problems below `from`, as if they stood below `to`. The list keeps its identity while the source's does. */
export function movedProblems(
  source: FieldSource,
  from: string,
  to: string,
): FieldSource['problems'] {
  let known: readonly Problem[] | undefined;
  let own: readonly Problem[] = [];
  return () => {
    const all = source.problems();
    if (all !== known) {
      known = all;
      own = all
        .filter(({ pointer }) => pointer.startsWith(`${from}/`))
        .map((problem) => ({ ...problem, pointer: problem.pointer.replace(from, to) }));
    }
    return own;
  };
}
