import { createSuggester } from '../closest-name.ts';
import { createProblem, type ProblemPlace } from '../create-problem.ts';
import type { PageDocument } from '../documents.ts';
import type { FieldPaths } from '../fields.ts';
import { matchPage } from '../page-index.ts';
import { toPagePath } from '../page-path.ts';
import type { Problem } from '../problem.ts';
import { knownPages } from './known-pages.ts';
import { hrefsIn } from './rich-text-links.ts';
import type { Rule, RuleContext } from './rule.ts';
import { widgetFields } from './widget-fields.ts';

export const linkDead: Rule = {
  code: 'link-dead',
  check(page, context) {
    return deadLinks(linksOf(page, context.fields), context);
  },
};

export interface LinkField extends ProblemPlace {
  readonly href: string;
}

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

function linksOf(page: PageDocument, paths: FieldPaths): LinkField[] {
  const fields = widgetFields(page, ['Href', 'Path'], paths).flatMap(
    ({ value, pointer, nodeId }) =>
      typeof value === 'string' ? [{ href: value, pointer, nodeId }] : [],
  );
  const texts = widgetFields(page, ['RichText'], paths).flatMap(({ value, pointer, nodeId }) => {
    const hrefs = new Set(typeof value === 'string' ? hrefsIn(value) : []);
    return [...hrefs].map((href) => ({ href, pointer, nodeId }));
  });
  return [...fields, ...texts];
}

/** Two slashes begin the address of another host. */
function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
