import type { ProblemLanguage } from '../format-problem.ts';
import type { Change, FieldChanged } from './change.ts';
import { changeFragment, type Fragment } from './change-fragment.ts';
import { message } from './message.ts';
import { nodePhrase } from './node-phrase.ts';
import { valuePhrases } from './value-phrase.ts';

/** One change as a sentence of its own, without a full stop, with the values where they are short. */
export function formatChange(change: Change, language: ProblemLanguage): string {
  const fragment = changeFragment(change, language);
  const text =
    change.kind === 'field' ? withValues(change, fragment.text, language) : fragment.text;
  return sentence(change, { ...fragment, text }, language);
}

/** A fragment with its subject, in capitals at the beginning. */
export function sentence(
  change: Change,
  { text, joint }: Fragment,
  language: ProblemLanguage,
): string {
  const whole = joint === undefined ? text : nodePhrase(change, language) + joint + text;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

function withValues(change: FieldChanged, text: string, language: ProblemLanguage): string {
  if (change.item !== undefined) return text;
  const { before, after } = valuePhrases(change, language);
  if (before !== undefined && after !== undefined && before !== after) {
    return message('with-values', language, { change: text, before, after });
  }
  const value = before ?? after;
  const isAlone = change.before === undefined || change.after === undefined;
  return value !== undefined && isAlone
    ? message('with-value', language, { change: text, value })
    : text;
}
