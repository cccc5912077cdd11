import type { PageDocument } from '../../documents/documents.ts';
import { visitSections } from '../../documents/layout.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import type { ProblemPlace } from '../../problems/problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

/** Sections and widgets share one namespace, so that an id alone names a node of the page. */
export const idDuplicate = defineRule({
  code: 'id-duplicate',
  severity: 'error',
  order: 10,
  check(page) {
    const seen = new Set<string>();
    return nodesOf(page).flatMap(({ id, pointer }) => {
      if (seen.has(id)) return [{ pointer, nodeId: id, params: { id } }];
      seen.add(id);
      return [];
    });
  },
});

function nodesOf({ metadata, widgets }: PageDocument): (ProblemPlace & { readonly id: string })[] {
  const sections = visitSections(metadata.layout).map(({ section, pointer }) => ({
    id: section.sectionId,
    pointer: `${pointer}/sectionId`,
  }));
  return [
    ...sections,
    ...widgets.map(({ id }, index) => ({ id, pointer: `/widgets/${index}/id` })),
  ];
}

export const texts: ProblemTexts = {
  es: {
    message: 'El identificador "{id}" ya se usó en esta página.',
    remedy: 'Dale otro identificador a uno de los dos.',
  },
  en: {
    message: 'The identifier "{id}" is used twice on this page.',
    remedy: 'Give one of the two another identifier.',
  },
};

const widgets = [{ id: 'pie', type: 'heading', content: { text: 'Contacto', level: 2 } }];

export const documentation: RuleDocumentation = {
  explanation: [
    'Two nodes of a page have the same id.',
    'Sections and widgets share one set of ids, so that an id names one node.',
  ],
  mending: ['Give one of the two another id, and correct the references to it.'],
  pointer: '/widgets/1/id',
  shown: '/sections/0',
  bad: { widgets, sections: [{ sectionId: 'pie', widgetId: 'pie' }] },
  good: { widgets, sections: [{ sectionId: 'seccion-pie', widgetId: 'pie' }] },
};
