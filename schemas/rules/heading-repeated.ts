import { createProblem } from '../create-problem.ts';
import { firstAtEachPointer } from './first-at-each-pointer.ts';
import { outlinesOf } from './page-outlines.ts';
import type { Rule } from './rule.ts';

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
