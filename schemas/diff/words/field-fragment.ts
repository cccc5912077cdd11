import type { ProblemLanguage } from '../../problems/format-problem.ts';
import type { FieldChanged } from '../compare/change.ts';
import { fieldPhrase } from './field-phrase.ts';
import { message } from './message.ts';
import { isRobots, valuePhrases } from './value-phrase.ts';

/** What happened to a value, such as `cambió el texto del botón`. */
export function fieldFragment(change: FieldChanged, language: ProblemLanguage): string {
  const { text, isPlural } = fieldPhrase(change, language);
  const verb = change.item ?? verbOf(change);
  return message(`${isPlural ? 'fields' : 'field'}-${verb}`, language, { field: text });
}

type Verb = 'added' | 'removed' | 'changed' | 'on' | 'off' | 'reset';

/** To say that `false` was added would tell the contrary of what happened. */
function verbOf(change: FieldChanged): Verb {
  const { before, after } = change;
  if (typeof after === 'boolean') return after ? 'on' : 'off';
  if (isSetting(change)) return after === undefined ? 'reset' : 'changed';
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

/** Whether no value stands for one of the others. */
function isSetting(change: FieldChanged): boolean {
  return typeof change.before === 'boolean' || isRobots(change);
}

/** A fragment followed by the values, where they are short. */
export function withValues(change: FieldChanged, text: string, language: ProblemLanguage): string {
  if (change.item !== undefined || typeof change.after === 'boolean') return text;
  const { before, after } = valuePhrases(change, language);
  if (before !== undefined && after !== undefined && before !== after) {
    return message('with-values', language, { change: text, before, after });
  }
  if (isSetting(change)) return withNewValue(text, after, language);
  const value = before ?? after;
  const isAlone = change.before === undefined || change.after === undefined;
  return value !== undefined && isAlone
    ? message('with-value', language, { change: text, value })
    : text;
}

function withNewValue(text: string, value: string | undefined, language: ProblemLanguage): string {
  return value === undefined ? text : message('with-new-value', language, { change: text, value });
}
