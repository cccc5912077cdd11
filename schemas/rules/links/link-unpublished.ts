import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { targetOfLink } from '../engine/known-pages.ts';
import type { Rule, RuleContext } from '../engine/rule.ts';
import { isInternal, type LinkField, linksOf } from './page-links.ts';

export const linkUnpublished: Rule = {
  code: 'link-unpublished',
  check(page, context) {
    return unpublishedLinks(linksOf(page, context.fields), context, page.id);
  },
};

/**
 * One problem for each link to a page of the site that visitors cannot see yet, or not at that address.
 *
 * @param own id of the page that holds the links: publishing it publishes where they lead
 */
export function unpublishedLinks(
  links: readonly LinkField[],
  { site, pages }: RuleContext,
  own?: string,
): Problem[] {
  if (site === undefined) return [];
  const { home } = site.urls;
  return links.flatMap(({ href, ...place }) => {
    if (!isInternal(href)) return [];
    const { page, isPlanned } = targetOfLink(href, { home, pages });
    const isUnpublished = isPlanned || page?.isPublished === false;
    if (page === undefined || !isUnpublished || page.id === own) return [];
    return [createProblem('link-unpublished', place, { href, page: page.id })];
  });
}
