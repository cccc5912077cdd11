import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { answersParam, reachOf } from './form-reach.ts';

export const formConditionHidden = defineRule({
  code: 'form-condition-hidden',
  severity: 'error',
  order: 330,
  checkForm(form, context) {
    return reachOf(form, context).hidden.found.map(({ pointer, owner, read, answers }) => ({
      pointer,
      nodeId: owner,
      params: { key: owner, read, ...answersParam(answers) },
      example: answers,
    }));
  },
});

export const texts: ProblemTexts = {
  es: {
    message:
      'Esta comparación de "{key}" solo se cumple mientras la pregunta "{read}" está oculta.',
    remedy: 'Compara con una respuesta posible, o lee la pregunta de la que depende "{read}".',
  },
  en: {
    message: 'This comparison of "{key}" only holds while the question "{read}" is hidden.',
    remedy:
      'Compare with an answer that is possible, or read the question that "{read}" depends on.',
  },
};

const WORK = [
  { keyId: 'trabaja', type: 'yes-no', label: 'trabaja' },
  {
    keyId: 'contrato',
    type: 'yes-no',
    label: 'contrato',
    required: true,
    visibleWhen: { question: 'trabaja', is: 'yes' },
  },
];

export const documentation: RuleDocumentation = {
  explanation: [
    'A comparison can only hold while the question that it reads is hidden: the question is required, so that it has another answer wherever it shows, or nobody can get to it.',
    'The condition then says something else than it seems to.',
  ],
  mending: ['Read the question that decides: `{ "question": "trabaja", "is": "no" }`.'],
  pointer: '/pages/0/sections/0/questions/2/visibleWhen',
  shown: '/questions',
  bad: {
    questions: [
      ...WORK,
      {
        keyId: 'x',
        type: 'short-text',
        label: 'Cuéntanos',
        visibleWhen: { question: 'contrato', answered: false },
      },
    ],
  },
  good: {
    questions: [
      ...WORK,
      {
        keyId: 'x',
        type: 'short-text',
        label: 'Cuéntanos',
        visibleWhen: { question: 'trabaja', is: 'no' },
      },
    ],
  },
};
