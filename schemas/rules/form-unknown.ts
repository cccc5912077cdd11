import { createSuggester } from '../closest-name.ts';
import { createProblem } from '../create-problem.ts';
import type { Rule } from './rule.ts';
import { widgetFields } from './widget-fields.ts';

export const formUnknown: Rule = {
  code: 'form-unknown',
  check(page, { forms, fields }) {
    if (forms === undefined) return [];
    const suggest = createSuggester(forms);
    return widgetFields(page, ['FormRef'], fields).flatMap(({ value, pointer, nodeId }) =>
      typeof value !== 'string' || forms.has(value)
        ? []
        : [createProblem('form-unknown', { pointer, nodeId }, { id: value, ...suggest(value) })],
    );
  },
};
