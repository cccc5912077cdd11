import type { Comparison, FormCondition } from '../definitions/form-condition.ts';
import type { FormQuestion } from '../documents/documents.ts';
import type { AnswerContext } from './base/answers.ts';
import { resolveDay } from './base/days.ts';
import { readAnswer } from './read-answer.ts';
import { questionTypes } from './types/question-types.ts';

/** A question with the values that conditions see: none where it is hidden, unanswered, blank or invalid. */
export interface KnownAnswer {
  readonly question: FormQuestion;
  readonly values: readonly string[];
}

/** The questions that stand before the condition, by `keyId`. */
export type KnownAnswers = ReadonlyMap<string, KnownAnswer>;

/** Whether a condition holds. What stands without one always shows. */
export function conditionHolds(
  condition: FormCondition | undefined,
  answers: KnownAnswers,
  context: AnswerContext,
): boolean {
  if (condition === undefined) return true;
  if ('all' in condition)
    return condition.all.every((each) => conditionHolds(each, answers, context));
  if ('any' in condition)
    return condition.any.some((each) => conditionHolds(each, answers, context));
  if ('not' in condition) return !conditionHolds(condition.not, answers, context);
  return compares(condition, answers.get(condition.question), context);
}

/** Without a value only `isNot` and `answered: false` hold. */
function compares(
  leaf: Comparison,
  known: KnownAnswer | undefined,
  context: AnswerContext,
): boolean {
  const hasValue = known !== undefined && known.values.length > 0;
  if ('answered' in leaf) return leaf.answered === hasValue;
  if (!hasValue) return 'isNot' in leaf;
  if ('is' in leaf) return isAmong(known, leaf.is, context);
  if ('isNot' in leaf) return !isAmong(known, leaf.isNot, context);
  if ('oneOf' in leaf) return leaf.oneOf.some((value) => isAmong(known, value, context));
  return isWithin(known, leaf, context);
}

/** Of several chosen values one is enough. */
function isAmong(
  { question, values }: KnownAnswer,
  compared: string | number,
  context: AnswerContext,
): boolean {
  const text = String(compared);
  return values.includes(text) || values.includes(comparedForm(question, text, context));
}

/** What a form compares with, as answers have it. It may be written as people do: `12,5`, `01/03/2026`, `55 1234 5678`. */
export function comparedForm(question: FormQuestion, text: string, context: AnswerContext): string {
  const { limits: _, ...unlimited } = question;
  const day = questionTypes[question.type].compared === 'days' && resolveDay(text, context.today);
  return day || (readAnswer(unlimited, [text], context).values[0] ?? text);
}

type Bound = Extract<Comparison, { atLeast: unknown } | { atMost: unknown }>;

/** Only numbers and days have an order. */
function isWithin(
  { question, values }: KnownAnswer,
  bound: Bound,
  context: AnswerContext,
): boolean {
  const limit = 'atLeast' in bound ? bound.atLeast : bound.atMost;
  const other = comparedForm(question, String(limit), context);
  const difference = compareValues(question, values[0] ?? '', other);
  return 'atLeast' in bound ? difference >= 0 : difference <= 0;
}

/**
 * NaN where the two have no order.
 * @param other in normal form
 */
export function compareValues({ type }: FormQuestion, value: string, other: string): number {
  const { compared } = questionTypes[type];
  if (compared === 'numbers')
    return Number(value) - (other.trim() === '' ? Number.NaN : Number(other));
  return compared === 'days' ? Date.parse(value) - Date.parse(other) : Number.NaN;
}
