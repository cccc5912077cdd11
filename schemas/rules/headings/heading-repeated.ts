import { createProblem } from '../../problems/create-problem.ts';
import { firstAtEachPointer } from '../engine/first-at-each-pointer.ts';
import type { Rule } from '../engine/rule.ts';
import { outlinesOf } from './page-outlines.ts';

export const headingRepeated: Rule = {
  code: 'heading-repeated',
  check(page, { now }) {
    const problems = outlinesOf(page, now).flatMap(({ headings }) => {
      const [first, ...others] = headings.filter(({ level }) => level === 1);
      return others.map((place) =>
        createProblem('heading-repeated', place, { first: first?.nodeId ?? '' }),
      );
    });
    return firstAtEachPointer(problems);
  },
};
