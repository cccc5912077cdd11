import type { OutlineHeading } from '../../pages/page-outline.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule, type Finding, firstAtEachPointer } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { outlinesOf } from './page-outlines.ts';

/** A heading may stand one level below the one before it, or on any level above. */
export const headingOrder = defineRule({
  code: 'heading-order',
  severity: 'warning',
  order: 160,
  check(page, { now }) {
    return firstAtEachPointer(
      outlinesOf(page, now).flatMap(({ headings }) => skippedLevels(headings)),
    );
  },
});

function skippedLevels(headings: readonly OutlineHeading[]): Finding[] {
  return headings.flatMap(({ level, ...place }, i) => {
    const previous = headings[i - 1]?.level ?? level;
    if (level <= previous + 1) return [];
    return [{ ...place, params: { level, previous } }];
  });
}

export const texts: ProblemTexts = {
  es: {
    message:
      'A un título de nivel {previous} le sigue uno de nivel {level}: falta un nivel entre ellos.',
    remedy: 'Cambia el nivel de uno de los dos.',
  },
  en: {
    message:
      'A heading of level {previous} is followed by one of level {level}: a level between them is left out.',
    remedy: 'Change the level of one of the two.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'A heading stands more than one level below the heading before it, in the order of the document: level 2, then level 4.',
    'Whoever listens to the page by its headings looks for what was left out.',
    'Headings in formatted texts, and those of widgets that tabs show, count.',
  ],
  mending: [
    'Change the level: `<h3>` below a heading of level 2.',
    'Some widgets give their items level 3, so that they need a `"heading"` of their own.',
  ],
  pointer: '/widgets/1/content/html',
  shown: '/widgets/0/content',
  bad: {
    widgets: [
      {
        id: 'texto',
        type: 'rich-text',
        content: { html: '<h2>Repartidor</h2><h4>Requisitos</h4>' },
      },
    ],
  },
  good: {
    widgets: [
      {
        id: 'texto',
        type: 'rich-text',
        content: { html: '<h2>Repartidor</h2><h3>Requisitos</h3>' },
      },
    ],
  },
};
