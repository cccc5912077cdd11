import { createSuggester } from '../closest-name.ts';
import { createProblem } from '../create-problem.ts';
import { matchPage } from '../page-index.ts';
import { toPagePath } from '../page-path.ts';
import type { Problem } from '../problem.ts';
import { knownPages } from './known-pages.ts';
import { isInternal, type LinkField, linksOf } from './page-links.ts';
import type { Rule, RuleContext } from './rule.ts';

export const linkDead: Rule = {
  code: 'link-dead',
  check(page, context) {
    return deadLinks(linksOf(page, context.fields), context);
  },
};

/** One problem for each link that leads to no page of its site. Links to elsewhere are not judged. */
export function deadLinks(links: readonly LinkField[], { site, pages }: RuleContext): Problem[] {
  if (site === undefined) return [];
  const { index } = knownPages(pages);
  const suggest = createSuggester(index.byPath.keys());
  return links.flatMap(({ href, ...place }) => {
    const path = toPagePath(href);
    if (!isInternal(href) || matchPage(index, path, site.urls.home)) return [];
    return [createProblem('link-dead', place, { href, ...suggest(path) })];
  });
}
