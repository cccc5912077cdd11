import type { ControlProps } from '../field/control-props.ts';
import { labelIdOf } from '../field/field-label.ts';
import { useField } from '../field/field-source-context.ts';
import { RawJson } from './raw-json.tsx';

/** A value that no control knows: shown as it is. */
export function JsonControl({ pointer, inputId }: ControlProps) {
  const { value } = useField(pointer);
  return <RawJson value={value} labelledBy={labelIdOf(inputId)} />;
}
