import type { SectionNode } from '../../documents/documents.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule, type Finding } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

/** Sections and columns with nothing in them, which visitors see as a gap. One finding for all that is empty inside of another. */
export const sectionEmpty = defineRule({
  code: 'section-empty',
  severity: 'warning',
  order: 60,
  check({ metadata }) {
    return emptyBelow(metadata.layout, '/metadata/layout');
  },
});

function emptyBelow({ subSections = [] }: SectionNode, parent: string): Finding[] {
  return subSections.flatMap((section, index) => {
    const pointer = `${parent}/subSections/${index}`;
    if (!isEmpty(section)) return emptyBelow(section, pointer);
    const { sectionId: id } = section;
    return [{ pointer, nodeId: id, params: { id } }];
  });
}

function isEmpty({ widgetId, subSections = [] }: SectionNode): boolean {
  return widgetId === undefined && subSections.every(isEmpty);
}

export const texts: ProblemTexts = {
  es: {
    message: 'La sección "{id}" está vacía: quien visita la página ve ahí un hueco.',
    remedy: 'Pon un widget en ella o bórrala.',
  },
  en: {
    message: 'The section "{id}" is empty: visitors see a gap there.',
    remedy: 'Put a widget into it or delete it.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'A section, such as a column of a row, has neither a widget nor a section with one, so visitors see a gap.',
  ],
  mending: ['Put a widget into it or delete it; a `spacer` makes room on purpose.'],
  pointer: '/metadata/layout/subSections/1',
  shown: '/sections/0',
  bad: { sections: [{ sectionId: 'columna-2', subSections: [] }] },
  good: {
    widgets: [{ id: 'turnos', type: 'heading', content: { text: 'Turnos', level: 2 } }],
    sections: [{ sectionId: 'columna-2', widgetId: 'turnos' }],
  },
};
