import type { AnswerProblem } from '#schemas/forms/interpret-form.ts';
import { type AnswerTexts, wordAnswer } from './answer-texts.ts';

/** What is said of answers that are accepted, by `keyId`. */
export type AnswerHints = ReadonlyMap<string, string>;

export function wordHints(warnings: readonly AnswerProblem[], texts: AnswerTexts): AnswerHints {
  return new Map(warnings.map((warning) => [warning.keyId, wordAnswer(warning, texts)]));
}

/**
 * Of what could be said now: what was said before, and what is to be said of the field that was left. The same map where
 * nothing changed.
 */
export function laterHints(before: AnswerHints, now: AnswerHints, left?: string): AnswerHints {
  const said = [...now].filter(([keyId]) => keyId === left || before.has(keyId));
  const isSame =
    said.length === before.size && said.every(([keyId, text]) => before.get(keyId) === text);
  return isSame ? before : new Map(said);
}
