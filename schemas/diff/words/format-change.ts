import type { ProblemLanguage } from '../../problems/format-problem.ts';
import type { Change } from '../compare/change.ts';
import { changeFragment, type Fragment } from './change-fragment.ts';
import { withValues } from './field-fragment.ts';
import { nodePhrase } from './node-phrase.ts';

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
