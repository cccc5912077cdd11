import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import numberInputStyles from '../field/field-inputs.module.css';
import { type BoundField, useField } from '../field/field-source-context.ts';
import { historyByKey } from '../field/history-by-key.ts';
import { isWithinLimits, parseNumber, toAllowed } from '../field/number-limits.ts';
import { isWrong } from '../field/wrong-value.ts';
import styles from './number-control.module.css';

/** How far the arrow keys step, and with Shift. */
const STEP = 1;

const LEAP = 10;

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

interface NumberInputProps {
  readonly schema: FieldSchema;
  readonly field: BoundField;
  readonly inputId: string;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * The field of a number. What is typed is kept as it stands there while it is no number that the schema allows, and
 * becomes the nearest one on leaving. An emptied field that may be missing is taken away; otherwise its number returns.
 */
export function NumberInput(props: NumberInputProps) {
  const { schema, field, inputId, describedBy, placeholder, className } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const stored = typeof field.value === 'number' ? String(field.value) : '';
  const change = (typed: string) => {
    setDraft(typed);
    const value = parseNumber(typed);
    if (value !== undefined && isWithinLimits(schema, value)) field.type(value);
    else if (typed.trim() === '' && !schema.isRequired) field.type(undefined);
  };
  const settle = () => {
    const value = draft === null ? undefined : parseNumber(draft);
    if (value !== undefined && !isWithinLimits(schema, value)) field.type(toAllowed(schema, value));
    setDraft(null);
    field.leave();
  };
  const stepBy = (by: number) => {
    setDraft(null);
    field.type(toAllowed(schema, (typeof field.value === 'number' ? field.value : 0) + by));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.shiftKey ? LEAP : STEP;
    if (event.key === 'Enter' || event.key === 'Escape') settle();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      stepBy(event.key === 'ArrowUp' ? by : -by);
    }
    historyByKey(event, field);
  };
  return (
    <input
      id={inputId}
      name={schema.name}
      className={`${numberInputStyles.input} ${className ?? ''}`}
      inputMode={schema.isInteger ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={draft ?? stored}
      placeholder={placeholder}
      aria-invalid={isWrong(field.problems)}
      aria-describedby={describedBy}
      onChange={(event) => change(event.target.value)}
      onBlur={settle}
      onKeyDown={press}
    />
  );
}
