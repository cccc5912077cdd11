import { Minus, Plus } from 'lucide-react';
import { useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import { useField } from '../field/field-source-context.ts';
import { toAllowed } from '../field/number-limits.ts';
import styles from './number-control.module.css';
import { NumberInput } from './number-input.tsx';

/** A number with its unit and two buttons to step it. */
export function NumberControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const message = useMessage();
  const field = useField(pointer);
  const fallback = typeof schema.defaultValue === 'number' ? schema.defaultValue : undefined;
  const current = typeof field.value === 'number' ? field.value : fallback;
  const step = (by: number) => field.write(toAllowed(schema, (current ?? startOf(schema)) + by));
  return (
    <div className={styles.number}>
      <NumberInput
        schema={schema}
        field={field}
        inputId={inputId}
        describedBy={describedBy}
        placeholder={fallback === undefined ? undefined : String(fallback)}
      />
      {schema.unit !== undefined && <span className={styles.unit}>{schema.unit}</span>}
      <button
        type="button"
        className={styles.step}
        tabIndex={-1}
        aria-label={message('fields.less')}
        onClick={() => step(-1)}
      >
        <Minus size={13} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.step}
        tabIndex={-1}
        aria-label={message('fields.greater')}
        onClick={() => step(1)}
      >
        <Plus size={13} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Where a missing number starts to be stepped from. */
function startOf({ minimum = 0 }: ControlProps['schema']): number {
  return minimum > 0 ? minimum - 1 : 0;
}
