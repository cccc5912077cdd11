import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule, firstAtEachPointer } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { outlinesOf } from './page-outlines.ts';

export const headingRepeated = defineRule({
  code: 'heading-repeated',
  severity: 'warning',
  order: 150,
  check(page, { now }) {
    const findings = outlinesOf(page, now).flatMap(({ headings }) => {
      const [first, ...others] = headings.filter(({ level }) => level === 1);
      return others.map((place) => ({ ...place, params: { first: first?.nodeId ?? '' } }));
    });
    return firstAtEachPointer(findings);
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'La página ya tiene un título de nivel 1, en "{first}".',
    remedy: 'Deja en nivel 1 solo el título de la página y pon este en nivel 2.',
  },
  en: {
    message: 'The page already has a heading of level 1, in "{first}".',
    remedy: 'Keep level 1 for the title of the page and give this heading level 2.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'More than one heading of the page is of level 1.',
    'A hero, for one, has that level unless its `headingLevel` says otherwise.',
  ],
  mending: ['Keep level 1 for the title of the page; give the others level 2.'],
  pointer: '/widgets/1/content/title',
  shown: '/widgets/0',
  bad: {
    widgets: [
      { id: 'portada', type: 'hero', content: { title: 'Maneja con nosotros', headingLevel: 1 } },
    ],
  },
  good: {
    widgets: [
      { id: 'portada', type: 'hero', content: { title: 'Maneja con nosotros', headingLevel: 2 } },
    ],
  },
};
