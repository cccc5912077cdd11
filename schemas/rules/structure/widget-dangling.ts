import type { PageDocument } from '../../documents/documents.ts';
import { visitSections } from '../../documents/layout.ts';
import type { FieldPaths } from '../../json/fields.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { createSuggester } from '../../text/closest-name.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { widgetFields } from '../engine/widget-fields.ts';

export const widgetDangling = defineRule({
  code: 'widget-dangling',
  severity: 'error',
  order: 20,
  check(page, { fields }) {
    const known = new Set(page.widgets.map(({ id }) => id));
    const suggest = createSuggester(known);
    return namingPlaces(page, fields)
      .filter(({ widgetId }) => !known.has(widgetId))
      .map(({ widgetId: id, ...place }) => ({ ...place, params: { id, ...suggest(id) } }));
  },
});

/** A place of a page that names a widget. */
interface NamingPlace {
  readonly widgetId: string;
  readonly pointer: string;
  /** The section or widget that names it. */
  readonly nodeId: string;
}

/** Sections first, then the fields of widgets that show others. */
function namingPlaces(page: PageDocument, paths: FieldPaths): NamingPlace[] {
  const sections = visitSections(page.metadata.layout).flatMap(({ section, pointer }) =>
    section.widgetId === undefined
      ? []
      : [{ widgetId: section.widgetId, pointer: `${pointer}/widgetId`, nodeId: section.sectionId }],
  );
  const widgets = widgetFields(page, ['WidgetRef'], paths).flatMap(({ value, pointer, nodeId }) =>
    typeof value === 'string' ? [{ widgetId: value, pointer, nodeId }] : [],
  );
  return [...sections, ...widgets];
}

export const texts: ProblemTexts = {
  es: {
    message: 'Se usa el widget "{id}", que no existe en esta página.',
    remedy: 'Agrega el widget a "widgets" o corrige la referencia.',
  },
  en: {
    message: 'The widget "{id}" is used but does not exist on this page.',
    remedy: 'Add the widget to "widgets" or correct the reference.',
  },
};

const widgets = [{ id: 'portada', type: 'heading', content: { text: 'Únete', level: 2 } }];

export const documentation: RuleDocumentation = {
  explanation: [
    "A section's `widgetId`, or a field of a widget that shows another one, names a widget that the page does not have.",
    'Visitors would see an error box there.',
  ],
  mending: ['Correct the reference, or add the widget to `"widgets"`.'],
  pointer: '/metadata/layout/subSections/1/widgetId',
  shown: '/sections/0',
  bad: {
    widgets,
    sections: [
      { sectionId: 'inicio', widgetId: 'portda' },
      { sectionId: 'cierre', widgetId: 'portada' },
    ],
  },
  good: { widgets, sections: [{ sectionId: 'inicio', widgetId: 'portada' }] },
};
