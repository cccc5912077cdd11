import type { FieldSchema, ValueSchema } from '#schemas/definitions/field-schema.ts';

/** What every control gets. It reads and writes through `useField(pointer)`; label and problems stand around it. */
export interface ControlProps<Schema extends ValueSchema = FieldSchema> {
  readonly schema: Schema;
  /** JSON Pointer from the owner of the field. */
  readonly pointer: string;
  /** Id of the element that the label names; give it to what takes the focus. */
  readonly inputId: string;
  /** Ids of help and problems, for `aria-describedby`. */
  readonly describedBy: string | undefined;
}
