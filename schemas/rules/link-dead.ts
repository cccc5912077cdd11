import { suggestionFor } from '../closest-name.ts';
import { createProblem } from '../create-problem.ts';
import type { SiteDocument } from '../documents.ts';
import { toPagePath } from '../page-path.ts';
import { hasPage, type PageIndex, pageIndexOf } from './page-index.ts';
import type { Rule } from './rule.ts';
import { widgetFields } from './widget-fields.ts';

/** Links to pages of the same site begin with a slash; all others are not judged. */
export const linkDead: Rule = {
  code: 'link-dead',
  check(page, { site, pages, fields }) {
    if (site === undefined) return [];
    const index = pageIndexOf(pages);
    return widgetFields(page, ['Href', 'Path'], fields).flatMap(
      ({ value: href, pointer, nodeId }) => {
        if (typeof href !== 'string' || !href.startsWith('/')) return [];
        const path = toPagePath(href);
        if (leadsToPage(path, index, site)) return [];
        const params = { href, ...suggestionFor(path, [...index.paths]) };
        return [createProblem('link-dead', { pointer, nodeId }, params)];
      },
    );
  },
};

/** The root of a site shows its home page. */
function leadsToPage(path: string, index: PageIndex, site: SiteDocument): boolean {
  return hasPage(index, path) || (path === '/' && hasPage(index, toPagePath(site.urls.home)));
}
