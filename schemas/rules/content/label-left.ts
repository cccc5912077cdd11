import type { FieldSchema } from '../../definitions/field-schema.ts';
import { contentFieldsOf, objectSchemaOf } from '../../fields/field-schemas.ts';
import { isRecord } from '../../json/fields.ts';
import type { FoundText } from '../engine/texts-in.ts';

// The editor fills the required texts of an item that is added with what their fields are called.

type Label = FieldSchema['label'];

const LANGUAGES = ['es', 'en'] as const;
const TEXTS: ReadonlySet<FieldSchema['control']> = new Set(['text', 'long-text']);

/** Required texts of a widget's content that are only the name of their field. */
export function labelsLeft(type: string, content: unknown, pointer: string): FoundText[] {
  return labelsIn(contentFieldsOf(type)?.fields, content, pointer);
}

function labelsIn(
  fields: readonly FieldSchema[] = [],
  value: unknown,
  pointer: string,
): FoundText[] {
  if (!isRecord(value)) return [];
  return fields.flatMap((field) => labelIn(field, value[field.name], `${pointer}/${field.name}`));
}

function labelIn(schema: FieldSchema, value: unknown, pointer: string): FoundText[] {
  const { control, items, of, label, isRequired } = schema;
  if (TEXTS.has(control))
    return isRequired && typeof value === 'string' && isLabel(value.trim(), label)
      ? [{ text: value, pointer }]
      : [];
  if (control === 'object' && of !== undefined)
    return labelsIn(objectSchemaOf(of)?.fields, value, pointer);
  if (control !== 'list' || items === undefined || !Array.isArray(value)) return [];
  return value.flatMap((item, index) => {
    const own = { ...items, name: String(index), label: numbered(label, index), isRequired: true };
    return labelIn(own, item, `${pointer}/${index}`);
  });
}

function numbered({ es, en }: Label, index: number): Label {
  return { es: `${es} ${index + 1}`, en: `${en} ${index + 1}` };
}

function isLabel(text: string, label: Label): boolean {
  return LANGUAGES.some((language) => text === label[language]);
}
