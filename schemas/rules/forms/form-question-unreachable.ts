import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions, reachOf, readKeys } from './form-reach.ts';

export const formQuestionUnreachable = defineRule({
  code: 'form-question-unreachable',
  severity: 'error',
  order: 310,
  checkForm(form, context) {
    const { ofQuestion } = reachOf(form, context).reachability;
    return pointedQuestions(form).flatMap(({ question, section, pointer }) => {
      const { keyId, visibleWhen } = question;
      if (ofQuestion.get(keyId) !== 'unreachable') return [];
      const place = visibleWhen ? `${pointer}/visibleWhen` : pointer;
      const params = { key: keyId, read: readKeys(section.visibleWhen, visibleWhen) };
      return [{ pointer: place, nodeId: keyId, params }];
    });
  },
});

export const texts: ProblemTexts = {
  es: {
    message:
      'Nadie puede llegar a la pregunta "{key}": ninguna combinación de respuestas cumple su condición, que lee {read}.',
    remedy: 'Corrige la condición de la pregunta o la de su sección.',
  },
  en: {
    message:
      'Nobody can get to the question "{key}": no set of answers meets its condition, which reads {read}.',
    remedy: 'Correct the condition of the question or that of its section.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'Whatever somebody answers, the question stays hidden: its condition and that of its section never hold together.',
    "Limits of the questions that they read count, and so do those questions' own conditions; an answer that ends the application leads to no later page.",
  ],
  mending: ['Correct the values that are compared, or put the alternatives into `any`.'],
  pointer: '/pages/0/sections/0/questions/1/visibleWhen',
  shown: '/questions',
  bad: {
    questions: [
      { keyId: 'anios', type: 'number', label: 'Modelo de tu moto' },
      {
        keyId: 'x',
        type: 'short-text',
        label: 'Cuéntanos',
        visibleWhen: {
          all: [
            { question: 'anios', atLeast: 5 },
            { question: 'anios', atMost: 3 },
          ],
        },
      },
    ],
  },
  good: {
    questions: [
      { keyId: 'anios', type: 'number', label: 'Modelo de tu moto' },
      {
        keyId: 'x',
        type: 'short-text',
        label: 'Cuéntanos',
        visibleWhen: {
          any: [
            { question: 'anios', atLeast: 5 },
            { question: 'anios', atMost: 3 },
          ],
        },
      },
    ],
  },
};
