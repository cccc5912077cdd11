import { type ComponentType, createContext, useContext } from 'react';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import type { ControlProps } from './control-props.ts';

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
