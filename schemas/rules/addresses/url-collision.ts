import { createProblem } from '../../problems/create-problem.ts';
import { collisionKey, knownPages } from '../engine/known-pages.ts';
import type { Rule } from '../engine/rule.ts';
import { addressFields } from './page-addresses.ts';

export const urlCollision: Rule = {
  code: 'url-collision',
  check(page, { pages }) {
    const { byId, byKey } = knownPages(pages);
    const own = byId.get(page.id)?.[0];
    return addressFields(page).flatMap(({ url, pointer }) => {
      const other = byKey.get(collisionKey(url))?.find((each) => each !== own);
      return other ? [createProblem('url-collision', { pointer }, { url, page: other.id })] : [];
    });
  },
};
