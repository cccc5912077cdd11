import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import numberInputStyles from '../field/field-inputs.module.css';
import { type BoundField, useField } from '../field/field-source-context.ts';
import { isWithinLimits, parseNumber, toAllowed } from '../field/number-limits.ts';
import { useDraft } from '../field/use-draft.ts';
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

/** The field of a number. One that the schema does not allow becomes the nearest that it does on leaving. */
export function NumberInput(props: NumberInputProps) {
  const { schema, field, inputId, describedBy, placeholder, className } = props;
  const { value, problems } = field;
  const draft = useDraft(field, {
    isRequired: schema.isRequired,
    stored: typeof value === 'number' || typeof value === 'string' ? String(value) : '',
    parse: (typed) => {
      const number = parseNumber(typed);
      return number !== undefined && isWithinLimits(schema, number) ? number : undefined;
    },
    settled: (typed) => {
      const number = parseNumber(typed);
      return number === undefined ? typed : toAllowed(schema, number);
    },
  });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.shiftKey ? LEAP : STEP;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      draft.forget();
      const start = typeof value === 'number' ? value : 0;
      field.type(toAllowed(schema, start + (event.key === 'ArrowUp' ? by : -by)));
    }
    draft.press(event);
  };
  return (
    <input
      id={inputId}
      name={schema.name}
      className={`${numberInputStyles.input} ${className ?? ''}`}
      inputMode={schema.isInteger ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={draft.shown}
      placeholder={placeholder}
      aria-invalid={isWrong(problems)}
      aria-describedby={describedBy}
      onChange={(event) => draft.change(event.target.value)}
      onBlur={draft.settle}
      onKeyDown={press}
    />
  );
}
