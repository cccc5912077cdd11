import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { useField } from '../field/field-source-context.ts';

/** An identifier: others refer to it, so it is only shown. */
export function IdControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { value } = useField(pointer);
  return (
    <input
      id={inputId}
      name={schema.name}
      className={`${inputs.input} ${inputs.mono}`}
      readOnly
      value={typeof value === 'string' ? value : ''}
      aria-describedby={describedBy}
    />
  );
}
