import { toPagePath } from '../../pages/page-path.ts';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { createSuggester } from '../../text/closest-name.ts';
import { knownPages, pageOfLink } from '../engine/known-pages.ts';
import type { Rule, RuleContext } from '../engine/rule.ts';
import { isInternal, type LinkField, linksOf } from './page-links.ts';

export const linkDead: Rule = {
  code: 'link-dead',
  check(page, context) {
    return deadLinks(linksOf(page, context.fields), context);
  },
};

/** One problem for each link that leads to no page of its site. Links to elsewhere are not judged. */
export function deadLinks(links: readonly LinkField[], { site, pages }: RuleContext): Problem[] {
  if (site === undefined) return [];
  const { home } = site.urls;
  const suggest = createSuggester(knownPages(pages).index.byPath.keys());
  return links.flatMap(({ href, ...place }) => {
    if (!isInternal(href) || pageOfLink(href, { home, pages })) return [];
    return [createProblem('link-dead', place, { href, ...suggest(toPagePath(href)) })];
  });
}
