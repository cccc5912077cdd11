import type { SectionNode } from '../../documents/documents.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { createSuggester } from '../../text/closest-name.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { linksOf } from './page-links.ts';

/** What the address of a section on its page begins with, before its identifier. */
const OF_SECTION = '#s-';

/** Links to a section of the same page that is not there: it was deleted, or got another identifier. */
export const sectionLinkDead = defineRule({
  code: 'section-link-dead',
  severity: 'warning',
  order: 81,
  check(page, { fields }) {
    const links = linksOf(page, fields).filter(({ href }) => href.startsWith(OF_SECTION));
    if (links.length === 0) return [];
    const sections = new Set(addressesBelow(page.metadata.layout));
    const suggest = createSuggester(sections);
    return links.flatMap(({ href, ...place }) =>
      sections.has(toWritten(href)) ? [] : [{ ...place, params: { href, ...suggest(href) } }],
    );
  },
});

function addressesBelow({ sectionId, subSections = [] }: SectionNode): readonly string[] {
  return [`${OF_SECTION}${sectionId}`, ...subSections.flatMap(addressesBelow)];
}

/** As identifiers are written; what browsers encode is none of their letters. */
function toWritten(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

export const texts: ProblemTexts = {
  es: {
    message: 'El enlace "{href}" lleva a una sección que no está en esta página.',
    remedy: 'Elige otra sección en el campo del enlace, o quita el enlace.',
  },
  en: {
    message: 'The link "{href}" leads to a section that is not on this page.',
    remedy: 'Choose another section in the field of the link, or take the link out.',
  },
};

function button(href: string) {
  return { id: 'boton', type: 'button', content: { link: { label: 'Turnos', href } } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'A link to a section of its own page leads nowhere, in a field or in a formatted text: the section was deleted, or the link came from another page.',
    'The address of a section is `#s-` with its `sectionId` behind it. Other addresses on a page, such as `#main`, are not judged.',
  ],
  mending: ['Choose a section that is on the page, or delete the link.'],
  pointer: '/widgets/1/content/link/href',
  shown: '/widgets/0/content/link',
  bad: { widgets: [button('#s-turnos')] },
  good: { widgets: [button('#s-root')] },
};
