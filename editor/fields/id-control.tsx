import type { ControlProps } from '../inspector/control-props.ts';
import { useField } from '../inspector/field-source-context.ts';
import inputs from './field-inputs.module.css';

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
