import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions, reachOf } from './form-reach.ts';

export const formUndecided = defineRule({
  code: 'form-undecided',
  severity: 'warning',
  order: 380,
  checkForm(form, context) {
    const { reachability, hidden } = reachOf(form, context);
    return pointedQuestions(form).flatMap(({ question: { keyId }, section, pointer }) => {
      const isDecided =
        reachability.ofQuestion.get(keyId) !== 'undecided' &&
        !hidden.undecided.has(keyId) &&
        !hidden.undecided.has(section.keyId);
      return isDecided ? [] : [{ pointer, nodeId: keyId, params: { key: keyId } }];
    });
  },
});

export const texts: ProblemTexts = {
  es: {
    message:
      'No se pudo decidir si alguien puede llegar a la pregunta "{key}": las condiciones son demasiadas.',
    remedy: 'Simplifica las condiciones, o pruébalas a mano.',
  },
  en: {
    message:
      'It could not be decided whether somebody can get to the question "{key}": the conditions are too many.',
    remedy: 'Simplify the conditions, or try them by hand.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'The conditions are so entangled that the time for judging them was over before it was known whether the question can show.',
    'It may be in order or not.',
  ],
  mending: [
    'Simplify: one section with a condition of its own instead of the same condition at each question.',
  ],
  pointer: '/pages/0/sections/0/questions/1',
  bad: {
    questions: [
      { keyId: 'moto', type: 'yes-no', label: 'moto' },
      {
        keyId: 'x',
        type: 'short-text',
        label: 'Cuéntanos',
        visibleWhen: { question: 'moto', is: 'yes' },
      },
    ],
    budget: { steps: 0, milliseconds: 50 },
  },
  good: {
    questions: [
      { keyId: 'moto', type: 'yes-no', label: 'moto' },
      {
        keyId: 'x',
        type: 'short-text',
        label: 'Cuéntanos',
        visibleWhen: { question: 'moto', is: 'yes' },
      },
    ],
  },
};
