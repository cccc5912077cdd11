import { isKnown } from '#schemas/documents/is-known.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { itemSpans, memberSpans } from '#schemas/json/json-spans.ts';
import { opaqueTextOf } from '#schemas/parse/opaque-text.ts';
import type { EditedWidget } from './edited-page.ts';
import type { PageFragment } from './page-fragment.ts';

/** A fragment as JSON text, in which what opaque widgets hold stands as it was written. */
export function toFragmentJson({ sections, widgets }: PageFragment): string {
  return `{"sections":${JSON.stringify(sections)},"widgets":[${widgets.map(toJson).join(',')}]}`;
}

function toJson(widget: EditedWidget): string {
  if (isKnown(widget)) return JSON.stringify(widget);
  const members = Object.entries(widget).map(([key, value]: [string, unknown]) => {
    const written = isRecord(value) ? opaqueTextOf(value) : undefined;
    return `${JSON.stringify(key)}:${written ?? JSON.stringify(value)}`;
  });
  return `{${members.join(',')}}`;
}

/**
 * The texts of one member of each item of an answer such as `{"data":[{"fragment":…}]}`, as they came.
 * @param text known to be such an answer
 */
export function memberTexts(text: string, name: string): readonly string[] {
  const data = memberSpans(text, 0).get('data');
  if (!data) return [];
  return itemSpans(text, data.start).map(({ start }) => {
    const span = memberSpans(text, start).get(name);
    return span ? text.slice(span.start, span.end) : 'null';
  });
}
