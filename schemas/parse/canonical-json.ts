import { shapeOf } from '../fields/shape.ts';
import { isRecord } from '../json/fields.ts';

export type PrintValue = (value: unknown, indent: string) => string;

export interface RecordPrinting {
  /** White space before the line that the value begins on. */
  readonly indent: string;
  /** How to print the fields that the definition's own shape does not say enough of. */
  readonly printField?: Readonly<Record<string, PrintValue>>;
}

export const CANONICAL_INDENT = '  ';

/**
 * JSON text of a value as `JSON.stringify` would print it, with the fields of objects in the order of their definitions.
 * Fields that a definition lacks follow in their own order: nothing is left out silently. The value's depth is limited.
 */
export function printShaped(
  value: unknown,
  definition: string | undefined,
  indent: string,
): string {
  if (Array.isArray(value)) {
    return printList(value, indent, (item, inner) => printShaped(item, definition, inner));
  }
  if (isRecord(value)) return printRecord(value, definition, { indent });
  return JSON.stringify(value) ?? 'null';
}

export function printList<Item>(
  items: readonly Item[],
  indent: string,
  printItem: (item: Item, indent: string) => string,
): string {
  const inner = indent + CANONICAL_INDENT;
  const lines = items.map((item) => inner + printItem(item, inner));
  return block('[]', indent, lines);
}

/** Likewise for an object some of whose fields need a print of their own. */
export function printRecord(
  value: object,
  definition: string | undefined,
  { indent, printField = {} }: RecordPrinting,
): string {
  const fields = definition === undefined ? undefined : shapeOf(definition)?.fields;
  const inner = indent + CANONICAL_INDENT;
  const lines = entriesInOrder(value, Object.keys(fields ?? {})).map(([key, item]) => {
    const own = Object.hasOwn(printField, key) ? printField[key] : undefined;
    const of = fields && Object.hasOwn(fields, key) ? fields[key]?.of : undefined;
    return `${inner}${JSON.stringify(key)}: ${own ? own(item, inner) : printShaped(item, of, inner)}`;
  });
  return block('{}', indent, lines);
}

/** Entries, not an object: one would sort keys that look like integers, and take `__proto__` for its prototype. */
function entriesInOrder(value: object, order: readonly string[]): [string, unknown][] {
  const rank = new Map(order.map((key, index) => [key, index]));
  const rankOf = ([key]: readonly [string, unknown]) => rank.get(key) ?? order.length;
  const present = Object.entries(value).filter(([, item]) => item !== undefined);
  return present.sort((a, b) => rankOf(a) - rankOf(b));
}

function block(brackets: '[]' | '{}', indent: string, lines: readonly string[]): string {
  if (lines.length === 0) return brackets;
  return `${brackets.charAt(0)}\n${lines.join(',\n')}\n${indent}${brackets.charAt(1)}`;
}
