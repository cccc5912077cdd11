import { createSuggester } from '../closest-name.ts';
import { createProblem } from '../create-problem.ts';
import type { Rule } from './rule.ts';
import { widgetReferences } from './widget-references.ts';

export const widgetDangling: Rule = {
  code: 'widget-dangling',
  check(page, { fields }) {
    const known = new Set(page.widgets.map(({ id }) => id));
    const suggest = createSuggester(known);
    return widgetReferences(page, fields)
      .filter(({ widgetId }) => !known.has(widgetId))
      .map(({ widgetId, ...place }) =>
        createProblem('widget-dangling', place, { id: widgetId, ...suggest(widgetId) }),
      );
  },
};
