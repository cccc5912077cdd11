import type { ControlProps } from '../inspector/control-props.ts';
import { useField } from '../inspector/field-source-context.ts';
import inputs from './field-inputs.module.css';
import { isWrong } from './wrong-value.ts';

/** A day, kept as `2026-12-05`. */
export function DateControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { value, write, problems } = useField(pointer);
  const change = (day: string) => {
    if (day !== '') write(day);
    else if (!schema.isRequired) write(undefined);
  };
  return (
    <input
      id={inputId}
      name={schema.name}
      type="date"
      className={inputs.input}
      value={typeof value === 'string' ? value : ''}
      aria-invalid={isWrong(problems)}
      aria-describedby={describedBy}
      onChange={(event) => change(event.target.value)}
    />
  );
}
