import { pageNameOf } from '../../pages/page-summary.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { targetOfLink } from '../engine/known-pages.ts';
import { defineRule, type Finding, type RuleContext } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { isInternal, type LinkField, linksOf, siteLinks } from './page-links.ts';

export const linkUnpublished = defineRule({
  code: 'link-unpublished',
  severity: 'warning',
  order: 90,
  check(page, context) {
    return unpublishedLinks(linksOf(page, context.fields), context, page.id);
  },
  checkSite(site, context) {
    return unpublishedLinks(siteLinks(site), context);
  },
});

/**
 * One finding for each link to a page of the site that visitors cannot see yet, or not at that address.
 *
 * @param own id of the page that holds the links: publishing it publishes where they lead
 */
function unpublishedLinks(
  links: readonly LinkField[],
  { site, pages }: RuleContext,
  own?: string,
): Finding[] {
  if (site === undefined) return [];
  const { home } = site.urls;
  return links.flatMap(({ href, ...place }) => {
    if (!isInternal(href)) return [];
    const { page, isPlanned } = targetOfLink(href, { home, pages });
    const isUnpublished = isPlanned || page?.isPublished === false;
    if (page === undefined || !isUnpublished || page.id === own) return [];
    return [{ ...place, params: { href, page: pageNameOf(page) } }];
  });
}

export const texts: ProblemTexts = {
  es: {
    message: 'El enlace "{href}" lleva a la página "{page}", que aún no está publicada.',
    remedy: 'Publica esa página o quita el enlace.',
  },
  en: {
    message: 'The link "{href}" leads to the page "{page}", which is not published yet.',
    remedy: 'Publish that page or remove the link.',
  },
};

const link = { label: 'Nuestra historia', href: '/sobre-nosotros' };
const widgets = [{ id: 'boton', type: 'button', content: { link } }];

export const documentation: RuleDocumentation = {
  explanation: [
    'A link leads to a page of the site that exists and is not published, so that visitors would find nothing there; or to the address that a published page gets only with its draft.',
    '`urls.home` and `urls.jobListing` of `site.json` count too.',
    'Only where it is known which pages are published; page files all are.',
  ],
  mending: ['Publish that page first, or together with this one; or remove the link.'],
  pointer: '/widgets/1/content/link/href',
  shown: '/widgets/0/content/link',
  bad: { widgets, pages: [{ id: 'historia', url: '/sobre-nosotros', isPublished: false }] },
  good: { widgets, pages: [{ id: 'historia', url: '/sobre-nosotros', isPublished: true }] },
};
