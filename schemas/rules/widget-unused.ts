import { createProblem } from '../create-problem.ts';
import { idsInLayout, possibleReferencesOf } from '../widget-references.ts';
import type { Rule } from './rule.ts';

export const widgetUnused: Rule = {
  code: 'widget-unused',
  check({ metadata, widgets }, { fields }) {
    const used = new Set([
      ...idsInLayout(metadata.layout),
      ...widgets.flatMap((widget) => possibleReferencesOf(widget, fields)),
    ]);
    return widgets.flatMap(({ id }, index) =>
      used.has(id)
        ? []
        : [createProblem('widget-unused', { pointer: `/widgets/${index}`, nodeId: id }, { id })],
    );
  },
};
