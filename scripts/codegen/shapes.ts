import type { ChoiceLabels, FieldShape, Label, Shape } from '#schemas/definitions/object-shape.ts';
import type { Schema } from './schema-files.ts';

interface Notes {
  readonly label?: Label;
  readonly fields?: Readonly<Record<string, { readonly label: Label }>>;
  readonly choices?: ChoiceLabels;
}

/** Labels and order of every object's fields as a module: what canonical text, differences and hints need. */
export function shapesModule(bundle: Schema): string {
  const definitions = bundle['$defs'] as Record<string, Schema>;
  const shapes = Object.entries(definitions).flatMap(([name, definition]) => {
    const shape = shapeOf(name, definition, definitions);
    return shape === undefined ? [] : [[name, shape] as const];
  });
  const choices = Object.entries(definitions).flatMap(([name, definition]) =>
    choiceEntries(name, definition),
  );
  return `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Do not edit.
import type { ChoiceLabels, Shape } from '#schemas/definitions/object-shape.ts';

export const shapes: Readonly<Record<string, Shape>> = ${JSON.stringify(Object.fromEntries(shapes), null, 1)};

export const choiceLabels: Readonly<Record<string, ChoiceLabels>> = ${JSON.stringify(Object.fromEntries(choices), null, 1)};
`;
}

/** Of a definition and of the fields that write theirs out, by the key that their shapes name. */
function choiceEntries(name: string, definition: Schema): [string, ChoiceLabels][] {
  const properties = Object.entries((definition['properties'] ?? {}) as Record<string, Schema>);
  const values = properties.map(([field, schema]) => [`${name}.${field}`, itemOf(schema)] as const);
  return [[name, definition] as const, ...values].flatMap(([key, schema]) => {
    const { choices } = (schema['x-ui'] ?? {}) as Notes;
    return choices === undefined ? [] : [[key, choices] as [string, ChoiceLabels]];
  });
}

/** Of a list, what each item is. */
function itemOf(schema: Schema): Schema {
  return schema['type'] === 'array' ? (schema['items'] as Schema) : schema;
}

function shapeOf(
  name: string,
  definition: Schema,
  definitions: Record<string, Schema>,
): Shape | undefined {
  const notes = definition['x-ui'] as Notes | undefined;
  const properties = definition['properties'] as Record<string, Schema> | undefined;
  if (notes?.label === undefined || properties === undefined) return undefined;
  const fields = Object.entries(properties).map(
    ([field, schema]) =>
      [
        field,
        fieldShape(schema, {
          label: notes.fields?.[field]?.label,
          owner: name,
          field,
          definitions,
        }),
      ] as const,
  );
  const inline = fields.find(([, field]) => field === undefined);
  if (inline)
    throw new Error(`${name}.${inline[0]} is an object without a name: move it to $defs.`);
  return { label: notes.label, fields: Object.fromEntries(fields) as Shape['fields'] };
}

interface FieldPlace {
  readonly label: Label | undefined;
  /** Name of the definition that has the field. */
  readonly owner: string;
  readonly field: string;
  readonly definitions: Readonly<Record<string, Schema>>;
}

/** Undefined for an object that is written out in its place, since nothing could refer to its shape. */
function fieldShape(
  schema: Schema,
  { label, owner, field, definitions }: FieldPlace,
): FieldShape | undefined {
  const value = itemOf(schema);
  if (value['properties'] !== undefined) return undefined;
  const name = refName(value);
  const target = name === undefined ? value : definitions[name];
  const { choices } = (target?.['x-ui'] ?? {}) as Notes;
  return {
    label: label ?? { es: field, en: field },
    ...(name !== undefined && target?.['type'] === 'object' && { of: name }),
    ...(schema['type'] === 'array' && { isList: true }),
    ...(choices !== undefined && { choices: name ?? `${owner}.${field}` }),
  };
}

function refName({ $ref: ref }: Schema): string | undefined {
  return typeof ref === 'string' ? ref.replace('#/$defs/', '') : undefined;
}
