import { prefillTypes } from '../../forms/field-hints.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions } from './form-reach.ts';

export const formPrefillType = defineRule({
  code: 'form-prefill-type',
  severity: 'error',
  order: 360,
  checkForm(form) {
    return pointedQuestions(form).flatMap(({ question, pointer }) => {
      const { keyId, type, prefill } = question;
      if (prefill === undefined || prefillTypes[prefill].includes(type)) return [];
      const params = { key: keyId, prefill, type, types: prefillTypes[prefill].join(', ') };
      return [{ pointer: `${pointer}/prefill`, nodeId: keyId, params }];
    });
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'La pregunta "{key}" es de tipo {type} y no puede llenarse con "{prefill}".',
    remedy: 'Usa uno de estos tipos: {types}; o quita lo que la llena.',
  },
  en: {
    message: 'The question "{key}" is of the type {type}, which cannot be filled with "{prefill}".',
    remedy: 'Use one of these types: {types}; or delete "prefill".',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'What is known of a person cannot be held by a question of this type, so that nothing would ever be filled in.',
  ],
  mending: ['Change the type, or delete `prefill`.'],
  pointer: '/pages/0/sections/0/questions/0/prefill',
  shown: '/questions',
  bad: { questions: [{ keyId: 'correo', type: 'phone', label: 'Correo', prefill: 'email' }] },
  good: { questions: [{ keyId: 'correo', type: 'email', label: 'Correo', prefill: 'email' }] },
};
