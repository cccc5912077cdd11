import type { PageDocument } from '../../documents/documents.ts';
import { visitSections } from '../../documents/layout.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { outlinesOf } from './page-outlines.ts';

/**
 * Pages that only errors show are left alone, and those that show nothing yet. A page that shows an unknown widget
 * gets the benefit of the doubt.
 */
export const headingMissing = defineRule({
  code: 'heading-missing',
  severity: 'warning',
  order: 140,
  check(page, { now }) {
    if (page.type === 'SYSTEM' || isEmpty(page)) return [];
    const lacks = outlinesOf(page, now).some(
      ({ headings, isWhole }) => isWhole && headings.every(({ level }) => level !== 1),
    );
    return lacks ? [{ pointer: '/widgets' }] : [];
  },
});

function isEmpty({ metadata }: PageDocument): boolean {
  return visitSections(metadata.layout).every(({ section }) => section.widgetId === undefined);
}

export const texts: ProblemTexts = {
  es: {
    message: 'La página no tiene título de nivel 1.',
    remedy: 'Pon en nivel 1 el título que dice de qué trata la página.',
  },
  en: {
    message: 'The page has no heading of level 1.',
    remedy: 'Give level 1 to the heading that says what the page is about.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'Nothing on the page is a heading of level 1, by which search engines and people who cannot see the page learn what it is about.',
    'Pages of type `SYSTEM` are not judged, nor are pages with a widget of unknown type.',
  ],
  mending: [
    'Give the page\'s title level 1: `"level": 1`, or `"headingLevel": 1` where the widget has that field.',
  ],
  pointer: '/widgets',
  shown: '/page/widgets/0',
  bad: {
    page: {
      widgets: [{ id: 'title', type: 'heading', content: { text: 'Vacantes en León', level: 2 } }],
    },
  },
  good: {
    page: {
      widgets: [{ id: 'title', type: 'heading', content: { text: 'Vacantes en León', level: 1 } }],
    },
  },
};
