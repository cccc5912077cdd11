import { reservedSegment } from '../../pages/reserved-address.ts';
import { createProblem } from '../../problems/create-problem.ts';
import type { Rule } from '../engine/rule.ts';
import { addressFields } from './page-addresses.ts';

export const urlReserved: Rule = {
  code: 'url-reserved',
  check(page, { site }) {
    const owner = { type: page.type, sitePrefix: site?.sitePrefix };
    return addressFields(page).flatMap(({ url, pointer }) => {
      const segment = reservedSegment(url, owner);
      return segment === undefined
        ? []
        : [createProblem('url-reserved', { pointer }, { url, segment })];
    });
  },
};
