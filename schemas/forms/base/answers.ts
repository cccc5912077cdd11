import { SITE_TIME_ZONE, todayIn } from './days.ts';

/** What a person typed or chose, by the question's `keyId`. A list has one value, unless the type holds several. */
export type Answers = Readonly<Record<string, readonly string[]>>;

const NONE: readonly string[] = [];

/** The values given to a question; names that every object inherits are none. */
export function valuesOf(answers: Answers, keyId: string): readonly string[] {
  return (Object.hasOwn(answers, keyId) ? answers[keyId] : undefined) ?? NONE;
}

/** What answers are judged by beside the form. */
export interface AnswerContext {
  /** `YYYY-MM-DD` in the site's time zone: `todayIn` of `days.ts`. */
  readonly today: string;
}

/**
 * Today is worked out once a date asks for it: a browser takes longer for its first than for the whole of a form.
 * @param now ms since the epoch
 */
export function contextAt(now: number): AnswerContext {
  let today: string | undefined;
  return {
    get today() {
      today ??= todayIn(SITE_TIME_ZONE, now);
      return today;
    },
  };
}
