import type { FieldNote, ValueSchema } from '#schemas/definitions/field-schema.ts';
import type { Label } from '#schemas/definitions/object-shape.ts';
import { fieldValue } from './field-values.ts';
import type { Schema } from './schema-files.ts';

interface FieldNotes {
  readonly help?: Label;
  readonly group?: string;
  readonly control?: string;
  readonly jobField?: string;
  readonly jobFieldIn?: string;
  readonly default?: string | number | boolean;
}

interface Notes {
  readonly label?: Label;
  readonly fields?: Readonly<Record<string, FieldNotes>>;
}

/** Objects that people see as a page, not as fields. */
const STRUCTURE = ['Section', 'WidgetEnvelope', 'WidgetVariants'];

/**
 * How people see and change the fields of objects, as a module: what the inspector is generated from.
 * @param isWanted whether the module has the fields of a definition
 */
export function fieldSchemasModule(bundle: Schema, isWanted: (name: string) => boolean): string {
  const definitions = bundle['$defs'] as Record<string, Schema>;
  const values: Record<string, ValueSchema> = {};
  const objects = Object.entries(definitions)
    .filter(([name, { 'x-ui': notes }]) => isShownAsFields(name) && (notes as Notes)?.label)
    .map(([name, definition]) => [name, fieldsOf(definition, definitions, values)] as const);
  return `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Do not edit.
import type { FieldNote, ValueSchema } from '#schemas/definitions/field-schema.ts';

export const fieldValues: Readonly<Record<string, ValueSchema>> = {
${lines(Object.entries(values))}
};

export const fieldNotes: Readonly<Record<string, Readonly<Record<string, FieldNote>>>> = {
${lines(objects)}
};
`;

  function isShownAsFields(name: string): boolean {
    return !STRUCTURE.includes(name) && isWanted(name);
  }
}

function lines(entries: readonly (readonly [string, unknown])[]): string {
  return entries
    .map(([name, value]) => ` ${name}: ${JSON.stringify(value, null, 1).replaceAll('\n', '\n ')},`)
    .join('\n');
}

/** @param values receives what definitions with a name of their own are; many fields share them */
function fieldsOf(
  { properties = {}, required = [], 'x-ui': notes }: Schema,
  definitions: Record<string, Schema>,
  values: Record<string, ValueSchema>,
): Record<string, FieldNote> {
  const shown = Object.entries(properties as Record<string, Schema>).filter(isShown);
  const shared = (schema: Schema) => {
    const value = fieldValue(schema, definitions);
    const { $ref: ref } = schema;
    if (typeof ref !== 'string') return value;
    const name = ref.replace('#/$defs/', '');
    values[name] = value;
    return name;
  };
  return Object.fromEntries(
    shown.map(([name, schema]) => {
      const own = (notes as Notes).fields?.[name] ?? {};
      const { help, group, jobField, jobFieldIn, default: defaultValue } = own;
      const note: FieldNote = {
        value: isOwn(own) ? fieldValue(schema, definitions, own.control) : shared(schema),
        ...((required as readonly string[]).includes(name) && { isRequired: true }),
        ...(help && { help }),
        ...(group !== undefined && { group }),
        ...(jobField !== undefined && { jobField }),
        ...(jobFieldIn !== undefined && { jobFieldIn }),
        ...(defaultValue !== undefined && { defaultValue }),
      };
      return [name, note];
    }),
  );
}

/** Numbers of versions and the parts of a page's structure are nobody's to type. */
function isShown([name, { $ref: ref, const: only, items }]: readonly [string, Schema]): boolean {
  const inner = ref ?? (items as Schema | undefined)?.['$ref'];
  const target = typeof inner === 'string' ? inner.replace('#/$defs/', '') : '';
  return !name.startsWith('$') && typeof only !== 'number' && !STRUCTURE.includes(target);
}

/** Whether the field says itself how its value is seen, whatever the definition is called. */
function isOwn({ control }: FieldNotes): boolean {
  return control === 'text' || control === 'date' || control === 'date-time';
}
