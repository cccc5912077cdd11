import type {
  FieldNote,
  FieldSchema,
  ObjectSchema,
  ValueSchema,
} from '../definitions/field-schema.ts';
import type { Label } from '../definitions/object-shape.ts';
import { fieldNotes, fieldValues } from '../generated/field-schemas.ts';
import { contentDefinition, shapeOf } from './shape.ts';

const ofPages = createObjectSchemas({ notes: fieldNotes, values: fieldValues });

/**
 * How people see and change the fields of a definition such as `SectionOptions`, `Link` or `Site`. The same object
 * at every call; undefined for names that no schema of pages and sites defines.
 */
export function objectSchemaOf(definition: string): ObjectSchema | undefined {
  return ofPages(definition);
}

/** The fields of a widget type's content; undefined for types that this version does not know. */
export function contentFieldsOf(type: string): ObjectSchema | undefined {
  return objectSchemaOf(contentDefinition(type));
}

/** What a generated module says of fields, by definition, and of the values that many of them share. */
interface GeneratedFields {
  readonly notes: Readonly<Record<string, Readonly<Record<string, FieldNote>>>>;
  readonly values: Readonly<Record<string, ValueSchema>>;
}

/** Each definition is put together when it is asked for, and once. */
export function createObjectSchemas(
  generated: GeneratedFields,
): (definition: string) => ObjectSchema | undefined {
  const known = new Map<string, ObjectSchema>();
  return (definition) => {
    const before = known.get(definition);
    if (before) return before;
    const made = toObjectSchema(definition, generated);
    if (made) known.set(definition, made);
    return made;
  };
}

function toObjectSchema(
  definition: string,
  { notes, values }: GeneratedFields,
): ObjectSchema | undefined {
  const shape = shapeOf(definition);
  if (!shape || !Object.hasOwn(notes, definition)) return undefined;
  const fields = Object.entries(notes[definition] ?? {}).map(([name, note]) =>
    toFieldSchema(
      { name, note, written: shape.fields[name]?.label ?? { es: name, en: name } },
      values,
    ),
  );
  return { label: shape.label, fields };
}

interface NamedNote {
  readonly name: string;
  readonly note: FieldNote;
  /** The label with its unit. */
  readonly written: Label;
}

function toFieldSchema(
  { name, note, written }: NamedNote,
  values: GeneratedFields['values'],
): FieldSchema {
  const { value, isRequired = false, ...notes } = note;
  const { label, unit } = withoutUnit(written);
  const own = typeof value === 'string' ? values[value] : value;
  if (!own) throw new Error(`No schema says what "${String(value)}" is. Run npm run codegen.`);
  return { ...withUnit(own, unit), ...notes, name, label, isRequired };
}

/** `Separación (px)` → `Separación` and `px`. */
function withoutUnit({ es, en }: Label): { readonly label: Label; readonly unit?: string } {
  const unit = / \((px|%|°|km|KiB)\)$/.exec(es)?.[1];
  if (unit === undefined) return { label: { es, en } };
  const cut = (text: string) => text.replace(/ \([^)]*\)$/, '');
  return { label: { es: cut(es), en: cut(en) }, unit };
}

function withUnit(value: ValueSchema, unit: string | undefined): ValueSchema {
  if (unit === undefined) return value;
  return value.items ? { ...value, items: { ...value.items, unit } } : { ...value, unit };
}
