import { type ComponentType, createContext, useContext } from 'react';
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

export type Control = ComponentType<ControlProps>;

/** Finds the control of a field. Lists and objects reach the controls of their own fields through it. */
export type ControlSet = (schema: FieldSchema) => Control;

export const ControlSetContext = createContext<ControlSet | null>(null);

export function useControlSet(): ControlSet {
  const controls = useContext(ControlSetContext);
  if (controls === null)
    throw new Error('Fields were rendered outside <ControlSetContext>. Use <FieldForm>.');
  return controls;
}
