import type {
  FieldNote,
  FieldSchema,
  ObjectSchema,
  ValueSchema,
} from '../definitions/field-schema.ts';
import type { Label } from '../definitions/object-shape.ts';
import { fieldNotes, fieldValues } from '../generated/field-schemas.ts';
import { contentDefinition, shapeOf } from './shape.ts';

const known = new Map<string, ObjectSchema>();

/**
 * How people see and change the fields of a definition such as `SectionOptions`, `Link` or `Site`. The same object
 * at every call; undefined for names that no schema defines.
 */
export function objectSchemaOf(definition: string): ObjectSchema | undefined {
  const before = known.get(definition);
  if (before) return before;
  const made = toObjectSchema(definition);
  if (made) known.set(definition, made);
  return made;
}

/** The fields of a widget type's content; undefined for types that this version does not know. */
export function contentFieldsOf(type: string): ObjectSchema | undefined {
  return objectSchemaOf(contentDefinition(type));
}

function toObjectSchema(definition: string): ObjectSchema | undefined {
  const shape = shapeOf(definition);
  if (!shape || !Object.hasOwn(fieldNotes, definition)) return undefined;
  const fields = Object.entries(fieldNotes[definition] ?? {}).map(([name, note]) =>
    toFieldSchema(name, note, shape.fields[name]?.label ?? { es: name, en: name }),
  );
  return { label: shape.label, fields };
}

function toFieldSchema(name: string, note: FieldNote, written: Label): FieldSchema {
  const { value, isRequired = false, ...notes } = note;
  const { label, unit } = withoutUnit(written);
  const own = typeof value === 'string' ? fieldValues[value] : value;
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
