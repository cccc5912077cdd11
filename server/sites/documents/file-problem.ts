import { formatProblem } from '#schemas/problems/format-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';

/** One thing that is wrong with a file of the pages folder, worded for the operator. */
export interface FileProblem {
  /** Path of the file below the pages folder. */
  readonly file: string;
  readonly code: string;
  readonly severity: Problem['severity'];
  /** JSON Pointer into the file; empty for the file itself. */
  readonly pointer: string;
  readonly message: string;
  readonly remedy: string;
}

export function toFileProblem(file: string, problem: Problem): FileProblem {
  const { code, severity, pointer } = problem;
  return { file, code, severity, pointer, ...formatProblem(problem, 'en') };
}

/** A problem of the file as such, which no schema knows. */
export function fileProblem(
  file: string,
  code: string,
  text: { message: string; remedy: string },
): FileProblem {
  return { file, code, severity: 'error', pointer: '', ...text };
}
