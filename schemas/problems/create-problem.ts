import type { Problem } from './problem.ts';
import { type ProblemCode, problemCatalogue } from './problem-catalogue.ts';

export interface ProblemPlace {
  readonly pointer: string;
  readonly nodeId?: string | undefined;
}

export function createProblem(
  code: ProblemCode,
  place: ProblemPlace,
  params: Problem['params'] = {},
): Problem {
  const problem = { code, severity: problemCatalogue[code], pointer: place.pointer, params };
  return place.nodeId === undefined ? problem : { ...problem, nodeId: place.nodeId };
}
