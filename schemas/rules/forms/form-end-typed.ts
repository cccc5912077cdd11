import type { QuestionType } from '../../documents/documents.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions } from './form-reach.ts';

/** Types that people answer in words of their own. */
const FREE: readonly QuestionType[] = ['short-text', 'long-text', 'full-name', 'location'];

export const formEndTyped = defineRule({
  code: 'form-end-typed',
  severity: 'warning',
  order: 374,
  checkForm(form) {
    return pointedQuestions(form).flatMap(({ question: { keyId, type, ends = [] }, pointer }) =>
      FREE.includes(type)
        ? ends.map(({ value }, index) => ({
            pointer: `${pointer}/ends/${index}/value`,
            nodeId: keyId,
            params: { key: keyId, value },
          }))
        : [],
    );
  },
});

export const texts: ProblemTexts = {
  es: {
    message:
      'La solicitud solo termina para quien escribe exactamente "{value}" en la pregunta "{key}".',
    remedy: 'Usa una pregunta de opciones o de sí o no, o quita la respuesta que termina.',
  },
  en: {
    message: 'The application ends only for who types exactly "{value}" at the question "{key}".',
    remedy: 'Use a choice or a yes-no, or delete the answer that ends it.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'An answer that ends the application is named for a question that people answer in their own words: whoever writes it with a capital, a point or one word more goes on.',
  ],
  mending: ['Ask by a choice or a yes-no question.'],
  pointer: '/pages/0/sections/0/questions/0/ends/0/value',
  shown: '/questions',
  bad: {
    questions: [
      {
        keyId: 'turno',
        type: 'short-text',
        label: '¿Puedes trabajar en sábado?',
        ends: [{ value: 'no', text: 'Gracias: el turno incluye sábados.' }],
      },
    ],
  },
  good: {
    questions: [
      {
        keyId: 'turno',
        type: 'yes-no',
        label: '¿Puedes trabajar en sábado?',
        ends: [{ value: 'no', text: 'Gracias: el turno incluye sábados.' }],
      },
    ],
  },
};
