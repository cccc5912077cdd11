import {
  formatProblem,
  type ProblemLanguage,
  type ProblemText,
} from '#schemas/problems/format-problem.ts';
import { problemCatalogue } from '#schemas/problems/generated/problem-catalogue.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { ReportedProblem } from './reported-problem.ts';

/** In the reader's language, where the code is one of documents. */
export function reportedText(problem: ReportedProblem, language: ProblemLanguage): ProblemText {
  return isOfDocument(problem) ? formatProblem(problem, language) : problem;
}

/** Whether a code of the service is one of documents, so that it can be treated as one found here. */
export function isOfDocument(problem: ReportedProblem | Problem): problem is Problem {
  return Object.hasOwn(problemCatalogue, problem.code);
}
