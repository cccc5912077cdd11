import { RESERVED_SEGMENTS, reservedSegment } from '../../pages/reserved-address.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { addressFields } from './page-addresses.ts';

export const urlReserved = defineRule({
  code: 'url-reserved',
  severity: 'error',
  order: 200,
  siteOrder: 10,
  check(page, { site }) {
    const owner = { type: page.type, sitePrefix: site?.sitePrefix };
    return addressFields(page).flatMap(({ url, pointer }) => {
      const segment = reservedSegment(url, owner);
      return segment === undefined ? [] : [{ pointer, params: { url, segment } }];
    });
  },
  checkSite({ sitePrefix: url }) {
    const [segment = ''] = url.split('/', 1);
    if (!RESERVED_SEGMENTS.has(segment)) return [];
    return [{ pointer: '/sitePrefix', params: { url, segment } }];
  },
});

export const texts: ProblemTexts = {
  es: {
    message:
      'Nadie puede visitar la dirección "{url}": su parte "{segment}" tiene otro significado.',
    remedy: 'Cambia esa parte de la dirección.',
  },
  en: {
    message: 'Nobody can visit the address "{url}": its part "{segment}" means something else.',
    remedy: 'Change that part of the address.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'No visitor ever gets to this address of a page, because the server reads a part of it otherwise: `p` before another part (it asks for the `/p/` variants), `.` or `..`, a parameter such as `{urlSlug}` on a page that is no `JOB_DETAIL`, `sitemap.xml`, and on sites without a prefix the first parts that belong to the product itself (`assets`, `build`, `fonts`, `editor`, `docs`, `content`, `v1`, `v2`, `v4`, `api`, `events`, `healthz`, `readyz`, `metrics`, `feeds`, `robots.txt`, `favicon.ico`).',
    'Such a part cannot begin a `sitePrefix` either.',
  ],
  mending: ['Change that part.'],
  pointer: '/url',
  shown: '/page',
  bad: { page: { url: '/docs/ayuda' } },
  good: { page: { url: '/ayuda' } },
};
