import { isRecord } from '../../json/fields.ts';
import { childAt } from '../../json/json-pointer.ts';
import { cutText, toPlainText } from '../../text/plain-text.ts';

/** Fields that hold the words by which people know a widget or a list item, best first. */
const NAMING: readonly string[] = [
  'title',
  'heading',
  'name',
  'question',
  'label',
  'text',
  'value',
  'quote',
];

/**
 * The words by which people recognise content of any type, known or not; undefined for content
 * without any, such as a spacer's.
 */
export function ownText(content: unknown): string | undefined {
  if (typeof content === 'string') return shown(content);
  if (!isRecord(content)) return undefined;
  const direct = NAMING.map((field) => childAt(content, field));
  const nested = [
    childAt(childAt(content, 'link'), 'label'),
    childAt(childAt(content, 'image'), 'alt'),
  ];
  const found = [...direct, ...nested].find((value) => typeof value === 'string' && shown(value));
  if (typeof found === 'string') return shown(found);
  const html = childAt(content, 'html');
  return typeof html === 'string' ? shown(toPlainText(html)) : undefined;
}

function shown(text: string): string | undefined {
  return cutText(text) || undefined;
}
