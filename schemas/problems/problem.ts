import type { ProblemCode } from './problem-catalogue.ts';
import type { Severity } from './severity.ts';

/**
 * One thing that is wrong with a document. It carries facts only; `formatProblem` turns them into
 * a sentence and a remedy in the reader's language.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: Severity;
  /** JSON Pointer (RFC 6901) into the document; empty for the document itself. */
  readonly pointer: string;
  /** The section or widget that the problem belongs to, where it belongs to one. */
  readonly nodeId?: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Problems told of one kind of check. A hostile document can hold hundreds of thousands. */
export const MAX_PROBLEMS = 200;

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
