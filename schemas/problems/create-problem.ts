import { type ProblemCode, problemCatalogue } from './generated/problem-catalogue.ts';
import { type Problem, type ProblemPlace, toProblem } from './problem.ts';

export function createProblem(
  code: ProblemCode,
  place: ProblemPlace,
  params: Problem['params'] = {},
): Problem {
  return toProblem({ code, severity: problemCatalogue[code] }, place, params);
}
