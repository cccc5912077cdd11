import { isOfKind } from '../../fields/field-kinds.ts';
import type { ProblemLanguage } from '../../problems/format-problem.ts';
import { cutText, toPlainText } from '../../text/plain-text.ts';
import type { FieldChanged } from '../compare/change.ts';
import { type DiffMessageKey, message } from './message.ts';
import { nodePhrase } from './node-phrase.ts';

/** The earlier and the later value for people; undefined for objects, lists and no value. */
export function valuePhrases(change: FieldChanged, language: ProblemLanguage) {
  const { before, after, beforeNode, afterNode } = change;
  const phrase = (value: unknown) => valuePhrase(value, change, language);
  return {
    before: beforeNode ? nodePhrase(beforeNode, language) : phrase(before),
    after: afterNode ? nodePhrase(afterNode, language) : phrase(after),
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

function valuePhrase(
  value: unknown,
  change: FieldChanged,
  language: ProblemLanguage,
): string | undefined {
  const word = isRobots(change) ? ROBOTS_WORDS.get(value) : undefined;
  if (word) return message(word, language);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return message(value ? 'yes' : 'no', language);
  if (typeof value !== 'string') return undefined;
  const isHtml = isOfKind(change.type, change.pointer, 'RichText');
  const text = cutText(isHtml ? toPlainText(value) : value);
  return text === '' ? message('empty', language) : `"${text}"`;
}
