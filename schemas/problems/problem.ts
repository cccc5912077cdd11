import type { Answers } from '../forms/base/answers.ts';
import type { ProblemCode } from './generated/problem-catalogue.ts';
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
  /** Answers to a form that lead to what is wrong. */
  readonly example?: Answers;
}

export type ProblemKind = Pick<Problem, 'code' | 'severity'>;

export interface ProblemPlace {
  readonly pointer: string;
  readonly nodeId?: string | undefined;
}

export function toProblem(
  { code, severity }: ProblemKind,
  { pointer, nodeId }: ProblemPlace,
  params: Problem['params'] = {},
): Problem {
  const problem = { code, severity, pointer, params };
  return nodeId === undefined ? problem : { ...problem, nodeId };
}

/** Problems told of one kind of check. A hostile document can hold hundreds of thousands. */
export const MAX_PROBLEMS = 200;

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
