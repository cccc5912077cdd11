import { createProblem } from '../create-problem.ts';
import { reservedSegment } from '../reserved-address.ts';
import { addressFields } from './page-addresses.ts';
import type { Rule } from './rule.ts';

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
