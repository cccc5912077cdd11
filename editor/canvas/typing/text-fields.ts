import type { ValueSchema } from '#schemas/definitions/field-schema.ts';
import { contentFieldsOf, objectSchemaOf } from '#schemas/fields/field-schemas.ts';
import { isRecord } from '#schemas/json/fields.ts';
import type { EditedWidget } from '../../document/edited-page.ts';

/** A text of a widget's content. */
export interface TextField {
  /** JSON Pointer from the widget. */
  readonly pointer: string;
  readonly value: string;
  readonly isRich: boolean;
  readonly isRequired: boolean;
}

interface Place {
  readonly schema: ValueSchema;
  readonly pointer: string;
  readonly value: unknown;
  readonly isRequired: boolean;
}

/** The texts of a widget in the order of its schema; none for types that this version does not know. */
export function textFieldsOf({ type, content }: EditedWidget): readonly TextField[] {
  const definition = contentFieldsOf(type);
  return (definition?.fields ?? []).flatMap((schema) =>
    textsAt({
      schema,
      pointer: `/content/${schema.name}`,
      value: content[schema.name],
      isRequired: schema.isRequired,
    }),
  );
}

function textsAt({ schema, pointer, value, isRequired }: Place): readonly TextField[] {
  const { control, items, of } = schema;
  if (typeof value === 'string') {
    const isRich = control === 'rich-text';
    const isText = isRich || control === 'text' || control === 'long-text';
    return isText ? [{ pointer, value, isRich, isRequired }] : [];
  }
  if (Array.isArray(value) && control === 'list' && items)
    return value.flatMap((item, i) =>
      textsAt({ schema: items, pointer: `${pointer}/${i}`, value: item, isRequired: true }),
    );
  if (!isRecord(value) || control !== 'object' || of === undefined) return [];
  return (objectSchemaOf(of)?.fields ?? []).flatMap((field) =>
    textsAt({
      schema: field,
      pointer: `${pointer}/${field.name}`,
      value: value[field.name],
      isRequired: field.isRequired,
    }),
  );
}
