import { idsInLayout, possibleReferencesOf } from '../../fields/widget-references.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

export const widgetUnused = defineRule({
  code: 'widget-unused',
  severity: 'warning',
  order: 40,
  check({ metadata, widgets }, { fields }) {
    const used = new Set([
      ...idsInLayout(metadata.layout),
      ...widgets.flatMap((widget) => possibleReferencesOf(widget, fields)),
    ]);
    return widgets.flatMap(({ id }, index) =>
      used.has(id) ? [] : [{ pointer: `/widgets/${index}`, nodeId: id, params: { id } }],
    );
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'Ninguna sección ni widget muestra el widget "{id}".',
    remedy: 'Colócalo en una sección o bórralo.',
  },
  en: {
    message: 'No section or widget shows the widget "{id}".',
    remedy: 'Place it in a section or delete it.',
  },
};

const widgets = [{ id: 'turnos', type: 'heading', content: { text: 'Turnos', level: 2 } }];

export const documentation: RuleDocumentation = {
  explanation: ['No section and no other widget shows this widget.'],
  mending: ['Place it in a section or delete it.'],
  pointer: '/widgets/1',
  bad: { widgets, sections: [] },
  good: { widgets, sections: [{ sectionId: 'horarios', widgetId: 'turnos' }] },
};
