import type { FormQuestion } from '../../documents/documents.ts';
import { resolveDay } from '../../forms/base/days.ts';
import { isLimited } from '../../forms/question-settings.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions, reachOf } from './form-reach.ts';

export const formLimitsContradictory = defineRule({
  code: 'form-limits-contradictory',
  severity: 'error',
  order: 340,
  checkForm(form, context) {
    const { model } = reachOf(form, context).reachability;
    return pointedQuestions(form).flatMap(({ question, pointer }) => {
      const { keyId, limits } = question;
      if (limits === undefined) return [];
      const takesNone = canBeLimited(question) && !model.domainOf(keyId).canBeAnswered;
      if (!takesNone && !areCrossed(limits, context.today)) return [];
      const words = Object.entries(limits).map(([name, value]) => `${name} ${value}`);
      const params = { key: keyId, limits: words.join(', ') };
      return [{ pointer: `${pointer}/limits`, nodeId: keyId, params }];
    });
  },
});

type Limits = NonNullable<FormQuestion['limits']>;

function canBeLimited({ type, options }: FormQuestion): boolean {
  return isLimited(type) && (type !== 'multiple-choice' || options !== undefined);
}

/** Whatever the type makes of them. */
function areCrossed(limits: Limits, today: string): boolean {
  const { min, max, minLength, maxLength, minChosen, maxChosen } = limits;
  const from = limits.from && resolveDay(limits.from, today);
  const to = limits.to && resolveDay(limits.to, today);
  return (
    isLess(max, min) ||
    isLess(maxLength, minLength) ||
    isLess(maxChosen, minChosen) ||
    isLess(to, from)
  );
}

function isLess<Value extends number | string>(
  high: Value | undefined,
  low: Value | undefined,
): boolean {
  return high !== undefined && low !== undefined && high < low;
}

export const texts: ProblemTexts = {
  es: {
    message: 'Ninguna respuesta a "{key}" cabe entre sus límites: {limits}.',
    remedy: 'Corrige los límites.',
  },
  en: { message: 'No answer to "{key}" fits its limits: {limits}.', remedy: 'Correct the limits.' },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'The smallest is larger than the largest, the first day later than the last, or more is asked for than can be given: more choices than there are options, more characters than the type takes.',
    'Days that count from today are judged as of today.',
  ],
  mending: ['Correct the limits.'],
  pointer: '/pages/0/sections/0/questions/0/limits',
  shown: '/questions',
  bad: {
    questions: [
      { keyId: 'anios', type: 'number', label: 'Modelo de tu moto', limits: { min: 10, max: 5 } },
    ],
  },
  good: {
    questions: [
      { keyId: 'anios', type: 'number', label: 'Modelo de tu moto', limits: { min: 5, max: 10 } },
    ],
  },
};
