import type { OutlineHeading } from '../../pages/page-outline.ts';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { firstAtEachPointer } from '../engine/first-at-each-pointer.ts';
import type { Rule } from '../engine/rule.ts';
import { outlinesOf } from './page-outlines.ts';

/** A heading may stand one level below the one before it, or on any level above. */
export const headingOrder: Rule = {
  code: 'heading-order',
  check(page, { now }) {
    return firstAtEachPointer(
      outlinesOf(page, now).flatMap(({ headings }) => skippedLevels(headings)),
    );
  },
};

function skippedLevels(headings: readonly OutlineHeading[]): Problem[] {
  return headings.flatMap(({ level, ...place }, i) => {
    const previous = headings[i - 1]?.level ?? level;
    if (level <= previous + 1) return [];
    return [createProblem('heading-order', place, { level, previous })];
  });
}
