import type { FieldShape, Label, Shape } from '#schemas/definitions/object-shape.ts';
import type { Schema } from './schema-files.ts';

interface Notes {
  readonly label?: Label;
  readonly fields?: Readonly<Record<string, { readonly label: Label }>>;
}

/** Labels and order of every object's fields as a module: what canonical text, differences and hints need. */
export function shapesModule(bundle: Schema): string {
  const definitions = bundle['$defs'] as Record<string, Schema>;
  const shapes = Object.entries(definitions).flatMap(([name, definition]) => {
    const shape = shapeOf(name, definition, definitions);
    return shape === undefined ? [] : [[name, shape] as const];
  });
  return `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Do not edit.
import type { Shape } from '#schemas/definitions/object-shape.ts';

export const shapes: Readonly<Record<string, Shape>> = ${JSON.stringify(Object.fromEntries(shapes), null, 1)};
`;
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
      [field, fieldShape(notes.fields?.[field]?.label, field, schema, definitions)] as const,
  );
  const inline = fields.find(([, field]) => field === undefined);
  if (inline)
    throw new Error(`${name}.${inline[0]} is an object without a name: move it to $defs.`);
  return { label: notes.label, fields: Object.fromEntries(fields) as Shape['fields'] };
}

/** Undefined for an object that is written out in its place, since nothing could refer to its shape. */
function fieldShape(
  label: Label | undefined,
  name: string,
  schema: Schema,
  definitions: Record<string, Schema>,
): FieldShape | undefined {
  const isList = schema['type'] === 'array';
  const value = isList ? (schema['items'] as Schema) : schema;
  if (value['properties'] !== undefined) return undefined;
  const of = objectNameOf(value, definitions);
  return {
    label: label ?? { es: name, en: name },
    ...(of !== undefined && { of }),
    ...(isList && { isList }),
  };
}

function objectNameOf(value: Schema, definitions: Record<string, Schema>): string | undefined {
  const { $ref: ref } = value;
  if (typeof ref !== 'string') return undefined;
  const name = ref.replace('#/$defs/', '');
  return definitions[name]?.['type'] === 'object' ? name : undefined;
}
