import { formatProblem, type ProblemLanguage } from '#schemas/problems/format-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';

/** Problems of a document with their texts in the reader's language, as answers carry them. */
export function toDocumentProblems(problems: readonly Problem[], language: ProblemLanguage) {
  return problems.map((problem) => ({ ...problem, ...formatProblem(problem, language) }));
}
