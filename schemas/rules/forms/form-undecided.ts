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
      'No se pudo comprobar si alguien llega a ver la pregunta "{key}": depende de demasiadas condiciones a la vez.',
    remedy:
      'Puede estar bien, y no impide publicar. Simplifica su condición o las de las preguntas que lee, o pruébala contestando el formulario.',
  },
  en: {
    message:
      'It could not be checked whether anybody gets to see the question "{key}": it depends on too many conditions at once.',
    remedy:
      'It may be fine, and does not keep the form from being published. Simplify its condition or those of the questions that it reads, or try it by filling the form in.',
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
