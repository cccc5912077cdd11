import type { ControlProps } from '../field/control-props.ts';
import { useField, useIsOwn } from '../field/field-source-context.ts';
import styles from './boolean-control.module.css';

/** A switch. Where the field is missing it shows what holds then, and going back there takes the field away. */
export function BooleanControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { value, write } = useField(pointer);
  const inherits = useIsOwn(pointer) !== undefined;
  const usual = schema.defaultValue === true;
  const isOn = typeof value === 'boolean' ? value : usual;
  const canBeMissing = !schema.isRequired && !inherits;
  return (
    <input
      id={inputId}
      name={schema.name}
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={isOn}
      aria-checked={isOn}
      aria-describedby={describedBy}
      onChange={() => write(canBeMissing && !isOn === usual ? undefined : !isOn)}
    />
  );
}
