import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions } from './form-reach.ts';

export const formOptionRepeated = defineRule({
  code: 'form-option-repeated',
  severity: 'error',
  order: 350,
  checkForm(form) {
    return pointedQuestions(form).flatMap(({ question, pointer }) => {
      const used = new Set<string>();
      return (question.options ?? []).flatMap(({ value }, index) => {
        const isRepeated = used.has(value);
        used.add(value);
        if (!isRepeated) return [];
        const place = { pointer: `${pointer}/options/${index}/value`, nodeId: question.keyId };
        return [{ ...place, params: { value, key: question.keyId } }];
      });
    });
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'La pregunta "{key}" tiene dos opciones con el valor "{value}".',
    remedy: 'Dale otro valor a una de las dos: las respuestas se guardan por él.',
  },
  en: {
    message: 'The question "{key}" has two options with the value "{value}".',
    remedy: 'Give one of them another value; answers are kept by it.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'Two options of a question have the same `value`: nobody could tell afterwards which of them was chosen.',
  ],
  mending: ['Give one of them a value of its own.'],
  pointer: '/pages/0/sections/0/questions/0/options/1/value',
  shown: '/questions/0/options',
  bad: {
    questions: [
      {
        keyId: 'turno',
        type: 'single-choice',
        label: 'Turno',
        options: [
          { value: 'a', label: 'Mañana' },
          { value: 'a', label: 'Tarde' },
        ],
      },
    ],
  },
  good: {
    questions: [
      {
        keyId: 'turno',
        type: 'single-choice',
        label: 'Turno',
        options: [
          { value: 'a', label: 'Mañana' },
          { value: 'b', label: 'Tarde' },
        ],
      },
    ],
  },
};
