import { isSensitive } from '../../forms/form-questions.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions } from './form-reach.ts';

export const formConsentMissing = defineRule({
  code: 'form-consent-missing',
  severity: 'warning',
  order: 410,
  checkForm(form) {
    const placed = pointedQuestions(form);
    if (placed.some(({ question }) => question.type === 'consent')) return [];
    return placed
      .filter(({ question }) => isSensitive(question))
      .map(({ question: { keyId }, pointer }) => ({
        pointer,
        nodeId: keyId,
        params: { key: keyId },
      }));
  },
});

export const texts: ProblemTexts = {
  es: {
    message:
      'La pregunta "{key}" pide un dato sensible y el formulario no pide consentimiento expreso.',
    remedy: 'Agrega una pregunta de consentimiento.',
  },
  en: {
    message: 'The question "{key}" asks for sensitive data, and the form for no express consent.',
    remedy: 'Add a question of the type consent.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'A question is sensitive (`curp`, `rfc`, `nss`, `resume` and `file` always are, others by `"sensitive": true`), and no question of the form asks for express consent.',
  ],
  mending: ['Add a question of the type `consent`.'],
  pointer: '/pages/0/sections/0/questions/0',
  shown: '/questions',
  bad: { questions: [{ keyId: 'curp', type: 'curp', label: 'CURP' }] },
  good: {
    questions: [
      { keyId: 'curp', type: 'curp', label: 'CURP' },
      { keyId: 'acepto', type: 'consent', label: 'Acepto que usen mi CURP para esta vacante' },
    ],
  },
};
