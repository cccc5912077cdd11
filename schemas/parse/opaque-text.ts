import type { AnyWidget } from '../documents/documents.ts';
import { itemSpans, memberSpans } from '../json/json-spans.ts';

/**
 * What was written for the content and variants of opaque widgets, by the object that came of it. Parsing loses
 * numbers beyond double precision, repeated keys and the order of keys that look like integers. Objects are
 * never changed in place, so as long as one is still there its text says the same.
 */
const texts = new WeakMap<object, string>();

const KEPT = ['content', 'variants'] as const;

/**
 * Remembers what the widgets that are not known hold, word for word.
 * @param text a page's valid JSON text
 * @param widgets the widgets that came of it, in its order
 */
export function rememberOpaqueTexts(
  text: string,
  widgets: readonly AnyWidget[],
  isKnown: (widget: AnyWidget) => boolean,
): void {
  const list = memberSpans(text, 0).get('widgets');
  if (!list) return;
  for (const [index, { start }] of itemSpans(text, list.start).entries()) {
    const widget = widgets[index];
    if (widget && !isKnown(widget)) rememberWidget(text, start, widget);
  }
}

function rememberWidget(text: string, start: number, widget: AnyWidget): void {
  const members = memberSpans(text, start);
  for (const key of KEPT) {
    const span = members.get(key);
    const value = widget[key];
    if (span && value) texts.set(value, text.slice(span.start, span.end));
  }
}

/** Remembers the text of an object that was made out of one that was read. */
export function rememberOpaqueText(value: object, text: string): void {
  texts.set(value, text);
}

/** The text that a value of an opaque widget was read from, where it was read from text. */
export function opaqueTextOf(value: object): string | undefined {
  return texts.get(value);
}
