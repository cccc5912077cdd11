import type { ProblemLanguage } from '../format-problem.ts';
import type { FieldChanged } from './change.ts';
import { isOfKind } from './field-kinds.ts';
import { message } from './message.ts';
import { nodePhrase } from './node-phrase.ts';
import { cutText, toPlainText } from './plain-text.ts';

/** The earlier and the later value for people; undefined for objects, lists and no value. */
export function valuePhrases(change: FieldChanged, language: ProblemLanguage) {
  const { before, after, beforeNode, afterNode } = change;
  const isHtml = isOfKind(change.type, change.pointer, 'RichText');
  return {
    before: beforeNode ? nodePhrase(beforeNode, language) : valuePhrase(before, isHtml, language),
    after: afterNode ? nodePhrase(afterNode, language) : valuePhrase(after, isHtml, language),
  };
}

function valuePhrase(
  value: unknown,
  isHtml: boolean,
  language: ProblemLanguage,
): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return message(value ? 'yes' : 'no', language);
  if (typeof value !== 'string') return undefined;
  const text = cutText(isHtml ? toPlainText(value) : value);
  return text === '' ? message('empty', language) : `"${text}"`;
}
