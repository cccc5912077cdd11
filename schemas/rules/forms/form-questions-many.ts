import { countQuestions } from '../../forms/reach/estimate-form.ts';
import { longestPath } from '../../forms/reach/longest-path.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { answersParam, reachOf } from './form-reach.ts';

/** Of 500,000 applications 10.6 % were finished below 25 questions, 5.7 % above 50 (Appcast). */
const MAX_SHOWN = 25;

export const formQuestionsMany = defineRule({
  code: 'form-questions-many',
  severity: 'warning',
  order: 440,
  checkForm(form, context) {
    const { reachability } = reachOf(form, context);
    const options = { context, measure: countQuestions, limit: MAX_SHOWN };
    const { value, answers } = longestPath(form, reachability, options);
    if (value <= MAX_SHOWN) return [];
    const params = { count: value, limit: MAX_SHOWN, ...answersParam(answers) };
    return [{ pointer: '/pages', params, example: answers }];
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'Hay quien ve {count} preguntas; más de {limit} cansan.',
    remedy: 'Quita las que puedan esperar a la entrevista.',
  },
  en: {
    message: 'Some people see {count} questions; more than {limit} tire.',
    remedy: 'Take out those that can wait for the interview.',
  },
};

const questions = Array.from({ length: MAX_SHOWN + 1 }, (_, index) => ({
  keyId: `p${index}`,
  type: 'yes-no',
  label: `¿Sabes usar la herramienta ${index}?`,
}));

const last = MAX_SHOWN;

export const documentation: RuleDocumentation = {
  explanation: [
    `Some way through the form shows more than ${MAX_SHOWN} questions, those of type \`information\` not counted; the message names answers that lead there.`,
    'Of 500,000 applications twice as many were finished below 25 questions as above 50.',
    'Where the time for judging is over before such a way is found, nothing is told.',
  ],
  mending: ['Take out what can wait for the interview, or show it only to whom it concerns.'],
  pointer: '/pages',
  shown: `/questions/${last}`,
  bad: { questions },
  good: {
    questions: questions.map((question, index) => {
      if (index < last - 1) return question;
      return { ...question, visibleWhen: { question: 'p0', is: index < last ? 'yes' : 'no' } };
    }),
  },
};
