import { createProblem } from '../../problems/create-problem.ts';
import { createSuggester } from '../../text/closest-name.ts';
import type { Rule } from '../engine/rule.ts';
import { widgetFields } from '../engine/widget-fields.ts';

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
