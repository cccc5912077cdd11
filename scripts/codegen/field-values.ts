import type { ChoiceSchema, ControlKind, ValueSchema } from '#schemas/definitions/field-schema.ts';
import type { Label } from '#schemas/definitions/object-shape.ts';
import type { Schema } from './schema-files.ts';

/** Definitions that say by their name how people see a value. */
const KINDS: Readonly<Record<string, ControlKind>> = {
  Id: 'id',
  WidgetRef: 'widget',
  FormRef: 'form',
  LongText: 'long-text',
  RichText: 'rich-text',
  Path: 'path',
  Href: 'link',
  AssetPath: 'image-file',
  VideoPath: 'video-file',
  CaptionsPath: 'captions-file',
  Color: 'color',
  ColorToken: 'color-token',
  IconName: 'icon',
};

/** Longer texts need room for more than one line. */
const SHORT_TEXT = 300;

/** A colour, or one of the names behind it. */
const COLOR_OR_NAME = /^\^\(\?:#\[0-9a-f\]\{6\}\|/;

interface Notes {
  readonly choices?: Readonly<Record<string, Label>>;
  readonly control?: string;
}

/**
 * How people see and change a value that a schema describes.
 * @param control what the notes of the field say of it; the definition's own notes count as well
 */
export function fieldValue(
  schema: Schema,
  definitions: Readonly<Record<string, Schema>>,
  control?: string,
): ValueSchema {
  const { $ref: ref } = schema;
  if (typeof ref !== 'string') return writtenOut(schema, definitions, control);
  const name = ref.replace('#/$defs/', '');
  const target = definitions[name] ?? {};
  if (target['properties'] !== undefined) return { control: 'object', of: name };
  const value = writtenOut(target, definitions, control);
  const kind = KINDS[name];
  return kind && control !== 'text' ? { ...value, control: kind } : value;
}

function writtenOut(
  schema: Schema,
  definitions: Readonly<Record<string, Schema>>,
  control?: string,
): ValueSchema {
  const notes = (schema['x-ui'] ?? {}) as Notes;
  if (schema['type'] === 'array') return list(schema, definitions);
  if (schema['type'] === 'object') return map(schema, definitions);
  if (schema['type'] === 'boolean') return { control: 'boolean' };
  if (Array.isArray(schema['oneOf'])) return numberOrText(schema['oneOf'], definitions);
  const choices = choicesOf(schema, notes);
  const limits = { ...limitsOf(schema), ...(choices && { choices }) };
  return { control: plainKind(schema, notes.control ?? control, choices), ...limits };
}

function plainKind(
  { type, pattern, maxLength }: Schema,
  control: string | undefined,
  choices: readonly ChoiceSchema[] | undefined,
): ControlKind {
  if (COLOR_OR_NAME.test(String(pattern))) return 'color';
  if (choices) return 'choice';
  if (type === 'integer' || type === 'number') return 'number';
  if (control === 'date' || control === 'date-time') return control;
  if (type !== 'string') return 'json';
  return Number(maxLength ?? 0) > SHORT_TEXT ? 'long-text' : 'text';
}

function list(schema: Schema, definitions: Readonly<Record<string, Schema>>): ValueSchema {
  const items = fieldValue(schema['items'] as Schema, definitions);
  return {
    control: 'list',
    ...(items.of !== undefined && { of: items.of }),
    items,
    ...limitsOf(schema),
  };
}

function map(schema: Schema, definitions: Readonly<Record<string, Schema>>): ValueSchema {
  const { additionalProperties: items } = schema;
  if (typeof items !== 'object' || items === null) return { control: 'json' };
  return { control: 'map', items: fieldValue(items as Schema, definitions) };
}

/** Charts take numbers and names: what reads as a number is one. */
function numberOrText(
  branches: readonly Schema[],
  definitions: Readonly<Record<string, Schema>>,
): ValueSchema {
  const values = branches.map((branch) => fieldValue(branch, definitions));
  const text = values.find((value) => value.control === 'text');
  if (!text || !values.some((value) => value.control === 'number')) return { control: 'json' };
  return { ...text, isNumberToo: true };
}

function choicesOf(schema: Schema, { choices: labels }: Notes): ChoiceSchema[] | undefined {
  const { enum: allowed, const: only } = schema;
  const values = Array.isArray(allowed) ? allowed : [only].filter((value) => value !== undefined);
  if (values.length === 0 && labels)
    return Object.entries(labels).map(([value, label]) => ({ value: typed(value, schema), label }));
  if (values.length === 0) return undefined;
  return values.map((value: string | number) => ({ value, label: labels?.[value] ?? same(value) }));
}

function typed(value: string, { type }: Schema): string | number {
  return type === 'integer' || type === 'number' ? Number(value) : value;
}

function same(value: string | number): Label {
  return { es: String(value), en: String(value) };
}

const LIMITS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'uniqueItems',
  'pattern',
];

function limitsOf(schema: Schema): Partial<ValueSchema> {
  const kept = Object.entries(schema).filter(([keyword]) => LIMITS.includes(keyword));
  return {
    ...Object.fromEntries(kept),
    ...(schema['type'] === 'integer' && { isInteger: true }),
  };
}
