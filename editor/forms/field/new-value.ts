import type { FieldSchema, ValueSchema } from '#schemas/definitions/field-schema.ts';
import { childAt } from '#schemas/json/json-pointer.ts';
import { createNodeId } from '../../document/node-id.ts';
import { serverNow } from '../../service/request/server-clock.ts';
import { withoutAccentsOrCase } from '../../ui/language/plain-text.ts';
import type { Language } from '../../ui/messages/messages.ts';
import { knownObject } from './known-objects.ts';
import { DEFAULT_ZONE, toAllowed, toMoment, toWallTime } from './number-limits.ts';

export interface NewValueOptions {
  /** In which placeholder texts are written. */
  readonly language: Language;
  /** Values that stand in the same list already: one that is not among them is taken where it matters. */
  readonly taken?: readonly unknown[];
}

/** A value to begin with: valid wherever one can be made up, so not for pictures and files. */
export function newValue(schema: FieldSchema, options: NewValueOptions): unknown {
  const { choices = [] } = schema;
  const label = schema.label[options.language];
  switch (schema.control) {
    case 'text':
    case 'long-text':
      return newText(schema, label);
    case 'rich-text':
      return '<p></p>';
    case 'number':
      return newNumber(schema, options.taken ?? []);
    case 'boolean':
      return false;
    case 'choice':
    case 'icon':
    case 'color-token':
      return (choices.find(({ value }) => !options.taken?.includes(value)) ?? choices[0])?.value;
    case 'color':
      return choices[0]?.value ?? '#000000';
    case 'date':
      return today().slice(0, 10);
    case 'date-time':
      return toMoment(`${today().slice(0, 10)}T10:00`, DEFAULT_ZONE);
    case 'link':
    case 'path':
      return '/';
    case 'id':
      return createNodeId('item', NO_IDS);
    case 'object':
      // What a picture shows is known when there is one.
      return { ...newObject(schema.of, options), ...(schema.of === 'Image' && { alt: '' }) };
    case 'list':
      return newList(schema, options);
    case 'map':
      return {};
    default:
      return undefined;
  }
}

const NO_IDS: ReadonlySet<string> = new Set();

/** An item for a list, as a field of its own. */
export function itemSchema(schema: FieldSchema, index: number): FieldSchema {
  const items: ValueSchema = schema.items ?? { control: 'json' };
  const name = String(index);
  const number = String(index + 1);
  const label = { es: `${schema.label.es} ${number}`, en: `${schema.label.en} ${number}` };
  return { ...items, name, label, isRequired: true };
}

/** Its required fields alone; what may be missing is left to the person. */
function newObject(of: string | undefined, options: NewValueOptions): Record<string, unknown> {
  const fields = of === undefined ? [] : (knownObject(of)?.fields ?? []);
  const needed = fields.filter(({ isRequired, name }) => isRequired || name === 'id');
  const takenBy = (name: string) =>
    (options.taken ?? []).map((item) => childAt(item, name)).filter((value) => value !== undefined);
  return Object.fromEntries(
    needed
      .map(
        (field) =>
          [field.name, newValue(field, { ...options, taken: takenBy(field.name) })] as const,
      )
      .filter(([, value]) => value !== undefined),
  );
}

function newList(schema: FieldSchema, { language }: NewValueOptions): unknown[] {
  const list: unknown[] = [];
  while (list.length < (schema.minItems ?? 0))
    list.push(newValue(itemSchema(schema, list.length), { language, taken: list }));
  return list;
}

/** The field's own name, in the form that the schema asks for: `/otras-direcciones-1`. */
function newText({ pattern = '', maxLength }: FieldSchema, label: string): string {
  const slug = withoutAccentsOrCase(label).replace(/[^a-z0-9]+/g, '-');
  const forms = [label, slug, `/${slug}`, `https://${slug}.mx`].map((text) =>
    text.slice(0, maxLength),
  );
  return forms.find((text) => new RegExp(pattern, 'u').test(text)) ?? '';
}

function newNumber(schema: FieldSchema, taken: readonly unknown[]): number {
  const numbers = taken.filter((value) => typeof value === 'number');
  const next = numbers.length > 0 ? Math.max(...numbers) + 1 : (schema.minimum ?? 0);
  return toAllowed(schema, Math.max(next, 0));
}

function today(): string {
  return toWallTime(new Date(serverNow()).toISOString(), DEFAULT_ZONE) ?? '';
}
