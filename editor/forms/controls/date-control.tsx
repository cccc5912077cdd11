import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { useField } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';

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
