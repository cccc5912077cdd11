import type { Problem } from '#schemas/problems/problem.ts';

/** For `aria-invalid`: warnings do not make a value wrong. */
export function isWrong(problems: readonly Problem[]): true | undefined {
  return problems.some(({ severity }) => severity === 'error') || undefined;
}
