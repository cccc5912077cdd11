import { idsInLayout, possibleReferencesOf } from '../../fields/widget-references.ts';
import { createProblem } from '../../problems/create-problem.ts';
import type { Rule } from '../engine/rule.ts';

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
