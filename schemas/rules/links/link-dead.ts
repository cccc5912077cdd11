import { toPagePath } from '../../pages/page-path.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { createSuggester } from '../../text/closest-name.ts';
import { knownPages, pageOfLink } from '../engine/known-pages.ts';
import { defineRule, type Finding, type RuleContext } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { isInternal, type LinkField, linksOf, siteLinks } from './page-links.ts';

export const linkDead = defineRule({
  code: 'link-dead',
  severity: 'error',
  order: 80,
  check(page, context) {
    return deadLinks(linksOf(page, context.fields), context);
  },
  checkSite(site, context) {
    return deadLinks(siteLinks(site), context);
  },
});

/** One finding for each link that leads to no page of its site. Links to elsewhere are not judged. */
function deadLinks(links: readonly LinkField[], { site, pages }: RuleContext): Finding[] {
  if (site === undefined) return [];
  const { home } = site.urls;
  const suggest = createSuggester(knownPages(pages).index.byPath.keys());
  return links.flatMap(({ href, ...place }) => {
    if (!isInternal(href) || pageOfLink(href, { home, pages })) return [];
    return [{ ...place, params: { href, ...suggest(toPagePath(href)) } }];
  });
}

export const texts: ProblemTexts = {
  es: {
    message: 'El enlace "{href}" no lleva a ninguna página de este sitio.',
    remedy: 'Corrige la dirección o crea la página.',
  },
  en: {
    message: 'The link "{href}" leads to no page of this site.',
    remedy: 'Correct the address or create the page.',
  },
};

const pages = [{ id: 'buscar', url: '/buscar-empleos' }];

function button(href: string) {
  return { id: 'boton', type: 'button', content: { link: { label: 'Vacantes', href } } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'A link within the site leads to no page: one in a field or in a formatted text, or `urls.home`, `urls.jobListing` and pages of `companies` in `site.json`.',
    'Query and hash do not count, percent-encoding and a trailing slash neither.',
    'Links are judged only when all pages of the site are known.',
  ],
  mending: [
    'Correct the address or create the page.',
    "Addresses are written without the site's prefix.",
  ],
  pointer: '/widgets/1/content/link/href',
  shown: '/widgets/0/content/link',
  bad: { widgets: [button('/buscar-empleo')], pages },
  good: { widgets: [button('/buscar-empleos')], pages },
};
