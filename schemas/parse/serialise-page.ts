import type { AnyWidget, PageDocument, Widget } from '../documents/documents.ts';
import { isKnown } from '../documents/is-known.ts';
import { contentDefinition } from '../fields/shape.ts';
import { isRecord } from '../json/fields.ts';
import {
  CANONICAL_INDENT,
  type PrintValue,
  printList,
  printRecord,
  printShaped,
} from './canonical-json.ts';
import { opaqueTextOf } from './opaque-text.ts';

/**
 * A page as canonical text: fields in the order of their schemas, two spaces, a newline at the end. The content of
 * opaque widgets stands as it was written; `parsePageText` of the result gives an equal page, and its text again.
 * @param printed keeps what widgets look like, for pages that are printed again and again and never change in place
 */
export function serialisePage(page: PageDocument, printed?: WeakMap<AnyWidget, string>): string {
  const printField = { widgets: printWidgets(page.widgets, printed) };
  return `${printRecord(page, 'Page', { indent: '', printField })}\n`;
}

function printWidgets(
  widgets: readonly AnyWidget[],
  printed: WeakMap<AnyWidget, string> = new WeakMap(),
): PrintValue {
  return (_, indent) =>
    printList(widgets, indent, (widget, within) => {
      const text = printed.get(widget) ?? printWidget(widget, within);
      printed.set(widget, text);
      return text;
    });
}

function printWidget(widget: AnyWidget, indent: string): string {
  const printField = isKnown(widget) ? knownFields(widget) : OPAQUE_FIELDS;
  return printRecord(widget, 'WidgetEnvelope', { indent, printField });
}

function knownFields({ type }: Widget): Readonly<Record<string, PrintValue>> {
  const content: PrintValue = (value, indent) =>
    printShaped(value, contentDefinition(type), indent);
  const variants: PrintValue = (value, indent) =>
    isRecord(value)
      ? printRecord(value, 'WidgetVariants', { indent, printField: { p: content } })
      : content(value, indent);
  return { content, variants };
}

const OPAQUE_FIELDS = { content: printOpaque, variants: printOpaque };

/** Widgets stand at the same depth in every page, so the lines of what was written need no other indent. */
function printOpaque(value: unknown, indent: string): string {
  const written = isRecord(value) ? opaqueTextOf(value) : undefined;
  if (written !== undefined) return written;
  return JSON.stringify(value, null, CANONICAL_INDENT).replaceAll('\n', `\n${indent}`);
}
