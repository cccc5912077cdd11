import type { SiteDocument } from '../../documents/documents.ts';
import type { FieldPaths } from '../../json/fields.ts';
import type { ProblemPlace } from '../../problems/problem.ts';
import { onceEachPage } from '../engine/once-each-page.ts';
import { hrefsIn } from '../engine/rich-text-links.ts';
import { widgetFields } from '../engine/widget-fields.ts';

export interface LinkField extends ProblemPlace {
  readonly href: string;
}

/** Every target of the page's links, in fields and in formatted texts; there once each. */
export const linksOf = onceEachPage((page, paths: FieldPaths): readonly LinkField[] => {
  const fields = widgetFields(page, ['Href', 'Path'], paths).flatMap(
    ({ value, pointer, nodeId }) =>
      typeof value === 'string' ? [{ href: value, pointer, nodeId }] : [],
  );
  const texts = widgetFields(page, ['RichText'], paths).flatMap(({ value, pointer, nodeId }) => {
    const hrefs = new Set(typeof value === 'string' ? hrefsIn(value) : []);
    return [...hrefs].map((href) => ({ href, pointer, nodeId }));
  });
  return [...fields, ...texts];
});

/** The pages that a site's settings name. */
export function siteLinks({ urls, companies = [] }: SiteDocument): LinkField[] {
  return [
    { href: urls.home, pointer: '/urls/home' },
    { href: urls.jobListing, pointer: '/urls/jobListing' },
    ...companies.flatMap(({ page }, i) =>
      page === undefined ? [] : [{ href: page, pointer: `/companies/${i}/page` }],
    ),
  ];
}

/** Two slashes begin the address of another host. */
export function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
