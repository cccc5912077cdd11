import { secondsToAnswer } from '../../forms/answer-time.ts';
import { longestPath } from '../../forms/reach/longest-path.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { answersParam, reachOf } from './form-reach.ts';

/** Two minutes: people who drive apply in a pause. */
const MAX_SECONDS = 120;

export const formEstimateLong = defineRule({
  code: 'form-estimate-long',
  severity: 'warning',
  order: 450,
  checkForm(form, context) {
    const { reachability } = reachOf(form, context);
    const options = { context, measure: secondsToAnswer, limit: MAX_SECONDS };
    const { value, answers } = longestPath(form, reachability, options);
    if (value <= MAX_SECONDS) return [];
    const params = {
      seconds: Math.round(value),
      limit: MAX_SECONDS,
      ...answersParam(answers),
    };
    return [{ pointer: '/pages', params, example: answers }];
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'Contestar en un teléfono toma unos {seconds} segundos; lo recomendable son {limit}.',
    remedy: 'Acorta los textos o cámbialos por opciones, y quita lo que pueda esperar.',
  },
  en: {
    message: 'To answer on a phone takes about {seconds} seconds; {limit} are advisable.',
    remedy: 'Shorten texts or make them choices, and take out what can wait.',
  },
};

function reasons(limits: object) {
  return Array.from({ length: 4 }, (_, index) => ({
    keyId: `motivo-${index}`,
    type: 'long-text',
    label: 'Cuéntanos',
    ...limits,
  }));
}

export const documentation: RuleDocumentation = {
  explanation: [
    'Some way through the form takes more than two minutes on a phone by estimate: 1.3 seconds for each tap, a second for each 3.3 characters, 3 for each page; the message names answers that lead there.',
    'A short text counts as 20 characters and a long one as 120, within their limits.',
    'Where the time for judging is over before such a way is found, nothing is told.',
  ],
  mending: [
    'Ask for a choice where a text is not needed, give texts a `maxLength`, and take out what can wait.',
  ],
  pointer: '/pages',
  shown: '/questions/0',
  bad: { questions: reasons({}) },
  good: { questions: reasons({ limits: { maxLength: 60 } }) },
};
