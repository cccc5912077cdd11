import { type KeyboardEvent, useState } from 'react';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import styles from '../field/field-inputs.module.css';
import type { BoundField } from '../field/field-source-context.ts';
import { isWithin, parseNumber, toAllowed } from '../field/number-limits.ts';
import { isWrong } from '../field/wrong-value.ts';

export interface NumberInputProps {
  readonly schema: FieldSchema;
  readonly field: BoundField;
  readonly inputId: string;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
}

/** How far the arrow keys step, and with Shift. */
const STEP = 1;
const LEAP = 10;

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
    if (value !== undefined && isWithin(schema, value)) field.type(value);
    else if (typed.trim() === '' && !schema.isRequired) field.type(undefined);
  };
  const settle = () => {
    const value = draft === null ? undefined : parseNumber(draft);
    if (value !== undefined && !isWithin(schema, value)) field.type(toAllowed(schema, value));
    setDraft(null);
    field.leave();
  };
  const stepBy = (by: number) => {
    setDraft(null);
    field.type(toAllowed(schema, (typeof field.value === 'number' ? field.value : 0) + by));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.shiftKey ? LEAP : STEP;
    if (event.key === 'Enter') settle();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      stepBy(event.key === 'ArrowUp' ? by : -by);
    }
    if (event.key !== 'Escape') return;
    setDraft(null);
    if (field.cancel()) event.stopPropagation();
  };
  return (
    <input
      id={inputId}
      name={schema.name}
      className={`${styles.input} ${className ?? ''}`}
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
