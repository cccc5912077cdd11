import type { ReadAnswerTree } from '#schemas/forms/answer-tree.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import { isBlank } from '#schemas/text/blank-text.ts';

export interface TimedAnswer {
  readonly values: readonly string[];
  /** Ms since the epoch by the server's clock. */
  readonly editedAt: number;
}

/** By the key of the question. */
export type TimedAnswers = ReadonlyMap<string, TimedAnswer>;

export interface Receipt {
  /** Ms since the epoch by the server's clock. */
  readonly now: number;
  /** When the call was sent, by the clock of the device that also says when answers were edited. */
  readonly sentAt?: number | undefined;
}

/**
 * Lays what was sent over what is stored. Of each question the last edit wins. An answer without a time is as old as its
 * call; if it is empty too, it never takes the place of a filled one, for nobody is known to have emptied it.
 */
export function mergeAnswers(
  stored: TimedAnswers,
  { answers, editedAt }: Pick<ReadAnswerTree, 'answers' | 'editedAt'>,
  receipt: Receipt,
): TimedAnswers {
  const merged = new Map(stored);
  for (const keyId of Object.keys(answers)) {
    const values = valuesOf(answers, keyId);
    const edited = Object.hasOwn(editedAt, keyId) ? editedAt[keyId] : undefined;
    if (edited === undefined && values.every(isBlank)) continue;
    const time = toServerTime(edited, receipt);
    const before = merged.get(keyId);
    if (before === undefined || time >= before.editedAt)
      merged.set(keyId, { values, editedAt: time });
  }
  return merged;
}

/** No edit is younger than its call, whatever the clock of the device says. */
function toServerTime(edited: number | undefined, { now, sentAt }: Receipt): number {
  if (edited === undefined) return now;
  const wrongBy = sentAt === undefined ? 0 : now - sentAt;
  return Math.round(Math.min(Math.max(edited + wrongBy, 0), now));
}

export function valuesByKey(answers: TimedAnswers): Answers {
  return Object.fromEntries([...answers].map(([keyId, { values }]) => [keyId, values]));
}
