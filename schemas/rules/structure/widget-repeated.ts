import { createProblem } from '../../problems/create-problem.ts';
import type { Rule } from '../engine/rule.ts';

/** Types of which a page needs one: two would ask the same thing twice and answer for each other. */
const ONCE: ReadonlySet<string> = new Set(['cookie-consent']);

export const widgetRepeated: Rule = {
  code: 'widget-repeated',
  check({ widgets }) {
    const seen = new Set<string>();
    return widgets.flatMap(({ id, type }, index) => {
      const isRepeated = ONCE.has(type) && seen.has(type);
      seen.add(type);
      if (!isRepeated) return [];
      return [
        createProblem('widget-repeated', { pointer: `/widgets/${index}`, nodeId: id }, { type }),
      ];
    });
  },
};
