import type { ProblemTexts } from '../../problems/format-problem.ts';
import { createSuggester } from '../../text/closest-name.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { widgetFields } from '../engine/widget-fields.ts';

export const formUnknown = defineRule({
  code: 'form-unknown',
  severity: 'error',
  order: 130,
  check(page, { forms, fields }) {
    if (forms === undefined) return [];
    const suggest = createSuggester(forms.keys());
    return widgetFields(page, ['FormRef'], fields).flatMap(({ value, pointer, nodeId }) =>
      typeof value !== 'string' || forms.has(value)
        ? []
        : [{ pointer, nodeId, params: { id: value, ...suggest(value) } }],
    );
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'El sitio no tiene el formulario "{id}".',
    remedy: 'Corrige el identificador o crea el formulario.',
  },
  en: {
    message: 'The site has no form "{id}".',
    remedy: 'Correct the identifier or create the form.',
  },
};

const site = { forms: { aplicar: {} }, fields: { 'x-form': { FormRef: ['formId'] } } };

export const documentation: RuleDocumentation = {
  explanation: [
    'A field names a form that the site does not have.',
    "Forms are the files `forms/<id>.form.json` in the site's folder.",
  ],
  mending: ['Correct the id or create the form.'],
  pointer: '/widgets/1/content/formId',
  shown: '/widgets/0/content',
  bad: { widgets: [{ id: 'solicitud', type: 'x-form', content: { formId: 'aplicr' } }], ...site },
  good: { widgets: [{ id: 'solicitud', type: 'x-form', content: { formId: 'aplicar' } }], ...site },
};
