import { expect, it } from 'vitest';
import { createProblem } from '#schemas/problems/create-problem.ts';
import { MAX_PROBLEMS } from '#schemas/problems/problem.ts';
import type { FilePlan } from './file-plan.ts';
import { ProblemLimit } from './problem-limit.ts';

const warning = createProblem('heading-missing', { pointer: '' });
const error = createProblem('value-wrong-type', { pointer: '' }, { expected: 'object' });

function plan(warnings: number, errors: number): FilePlan {
  const problems = [
    ...Array.from({ length: warnings }, () => warning),
    ...Array.from({ length: errors }, () => error),
  ];
  return { file: 'a.page.json', action: 'update', problems, omitted: 0, refusals: [] };
}

it('leaves alone what can be told', () => {
  const few = plan(3, 2);
  expect(new ProblemLimit().apply(few)).toBe(few);
});

it('tells the errors of a file with too many problems, and how many are left out', () => {
  const { problems, omitted } = new ProblemLimit().apply(plan(MAX_PROBLEMS, 5));
  expect(problems.slice(0, 6)).toEqual([error, error, error, error, error, warning]);
  expect([problems.length, omitted]).toEqual([MAX_PROBLEMS, 5]);
});

it('tells one problem at least of every file, and few thousand of all', () => {
  const limit = new ProblemLimit();
  const told = Array.from({ length: 1000 }, () => limit.apply(plan(99, 1)).problems);
  expect(told.at(-1)).toEqual([error]);
  expect(told.flat().length).toBeLessThan(6100);
});
