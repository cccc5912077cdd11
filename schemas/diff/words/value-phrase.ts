import { isOfKind } from '../../fields/field-kinds.ts';
import type { ProblemLanguage } from '../../problems/format-problem.ts';
import { cutText, toPlainText } from '../../text/plain-text.ts';
import type { FieldChanged } from '../compare/change.ts';
import { fieldPathOf } from './field-path.ts';
import { type DiffMessageKey, message } from './message.ts';
import { nodePhrase } from './node-phrase.ts';

/** The earlier and the later value for people; undefined for objects, lists and no value. */
export function valuePhrases(change: FieldChanged, language: ProblemLanguage) {
  const { beforeNode, afterNode, beforeLabel, afterLabel } = change;
  const phrase = (value: unknown) => valuePhrase(value, change, language);
  const { before = phrase(change.before), after = phrase(change.after) } = {
    before: beforeNode && nodePhrase(beforeNode, language),
    after: afterNode && nodePhrase(afterNode, language),
  };
  return {
    before: beforeLabel === undefined ? before : `"${cutText(beforeLabel)}"`,
    after: afterLabel === undefined ? after : `"${cutText(afterLabel)}"`,
  };
}

/** Whether a change is about what search engines may do with the page. */
export function isRobots({ nodeKind, pointer }: FieldChanged): boolean {
  return nodeKind === 'page' && pointer === '/metadata/robots';
}

const ROBOTS_WORDS: ReadonlyMap<unknown, DiffMessageKey> = new Map([
  ['index', 'robots-index'],
  ['noindex', 'robots-noindex'],
]);

/** Answers to a yes-no question, as conditions name them. */
const ANSWER_WORDS: ReadonlyMap<unknown, DiffMessageKey> = new Map([
  ['yes', 'yes'],
  ['no', 'no'],
]);

function wordsOf(change: FieldChanged): ReadonlyMap<unknown, DiffMessageKey> | undefined {
  if (isRobots(change)) return ROBOTS_WORDS;
  return change.pointer.startsWith('/visibleWhen') ? ANSWER_WORDS : undefined;
}

function valuePhrase(
  value: unknown,
  change: FieldChanged,
  language: ProblemLanguage,
): string | undefined {
  const word = wordsOf(change)?.get(value);
  if (word) return message(word, language);
  const label = fieldPathOf(change).segments.at(-1)?.choices?.[String(value)];
  if (label) return `"${label[language]}"`;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return message(value ? 'yes' : 'no', language);
  if (typeof value !== 'string') return undefined;
  const isHtml = isOfKind(change.type, change.pointer, 'RichText');
  const text = cutText(isHtml ? toPlainText(value) : value);
  return text === '' ? message('empty', language) : `"${text}"`;
}
