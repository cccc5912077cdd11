import { createProblem } from '../../problems/create-problem.ts';
import { knownPages } from '../engine/known-pages.ts';
import type { Rule } from '../engine/rule.ts';

export const pageIdCollision: Rule = {
  code: 'page-id-collision',
  check({ id }, { pages }) {
    const { length } = knownPages(pages).byId.get(id) ?? [];
    return length > 1 ? [createProblem('page-id-collision', { pointer: '/id' }, { id })] : [];
  },
};
