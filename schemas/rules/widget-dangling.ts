import { suggestionFor } from '../closest-name.ts';
import { createProblem } from '../create-problem.ts';
import type { Rule } from './rule.ts';
import { widgetReferences } from './widget-references.ts';

export const widgetDangling: Rule = {
  code: 'widget-dangling',
  check(page, { fields }) {
    const ids = page.widgets.map(({ id }) => id);
    const known = new Set(ids);
    return widgetReferences(page, fields)
      .filter(({ widgetId }) => !known.has(widgetId))
      .map(({ widgetId, pointer, nodeId }) =>
        createProblem(
          'widget-dangling',
          { pointer, nodeId },
          { id: widgetId, ...suggestionFor(widgetId, ids) },
        ),
      );
  },
};
