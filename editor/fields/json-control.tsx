import type { ControlProps } from '../inspector/control-props.ts';
import { useField } from '../inspector/field-source-context.ts';
import { labelIdOf } from './field-label.ts';
import { RawJson } from './raw-json.tsx';

/** A value that no control knows: shown as it is. */
export function JsonControl({ pointer, inputId }: ControlProps) {
  const { value } = useField(pointer);
  return <RawJson value={value} labelledBy={labelIdOf(inputId)} />;
}
