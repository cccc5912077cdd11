import { MoveHorizontal, MoveVertical, RotateCcw, Square } from 'lucide-react';
import { useId } from 'react';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import { NumberInput } from '../../forms/controls/number-control.tsx';
import { useRequestedFocus } from '../../forms/field/field-request-context.ts';
import { FieldProblems } from '../../forms/field/field-row.tsx';
import { useField, useFieldSource, useIsOwn } from '../../forms/field/field-source-context.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import styles from './box-field.module.css';

export interface BoxFieldProps {
  readonly label: string;
  readonly fields: readonly FieldSchema[];
}

/** The space within or around a section: a number for each axis, in one row. */
export function BoxField({ label, fields }: BoxFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.box} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.sides}>
        {fields.map((schema) => (
          <BoxSide key={schema.name} schema={schema} />
        ))}
      </div>
    </fieldset>
  );
}

const ICONS = new Map([
  ['px', MoveHorizontal],
  ['mx', MoveHorizontal],
  ['py', MoveVertical],
  ['my', MoveVertical],
]);

function BoxSide({ schema }: { readonly schema: FieldSchema }) {
  const id = useId();
  const message = useMessage();
  const { language } = useLanguage();
  const source = useFieldSource();
  const pointer = `/options/${schema.name}`;
  const field = useField(pointer);
  const isOwn = useIsOwn(pointer);
  useRequestedFocus({ pointer, elementId: id, hasFields: false });
  const label = schema.label[language];
  const reset = message('fields.reset', { label });
  const AxisIcon = ICONS.get(schema.name) ?? Square;
  const { problems } = field;
  const title = isOwn === false && source.inheritance ? message(source.inheritance.origin) : label;
  return (
    <div className={styles.side} data-inherited={isOwn === false || undefined} title={title}>
      <label className={styles.axis} htmlFor={id}>
        <AxisIcon size={14} aria-hidden="true" />
        <span className={styles.name}>{label}</span>
      </label>
      <NumberInput
        schema={schema}
        field={field}
        inputId={id}
        describedBy={problems.length > 0 ? `${id}-problems` : undefined}
        placeholder={message('sections.auto')}
      />
      {isOwn === true && (
        <button
          type="button"
          className={styles.reset}
          aria-label={reset}
          title={reset}
          onClick={() => source.write(pointer, undefined)}
        >
          <RotateCcw size={12} aria-hidden="true" />
        </button>
      )}
      {problems.length > 0 && <FieldProblems id={`${id}-problems`} problems={problems} />}
    </div>
  );
}
