import { type ReactNode, useId } from 'react';
import type { ChoiceSchema } from '#schemas/definitions/field-schema.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { isSegmented, labelIdOf } from '../field/field-label.ts';
import { useField, useIsOwn } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';
import booleanControlStyles from './boolean-control.module.css';
import styles from './choice-bar.module.css';

/** One of a few: segments where they fit in a row, else a menu. */
export function ChoiceControl(props: ControlProps) {
  const { schema, pointer } = props;
  const { language } = useLanguage();
  const { value, write } = useField(pointer);
  const { choices = [] } = schema;
  if (!isSegmented(schema)) return <ChoiceMenu {...props} />;
  return (
    <ChoiceBar
      inputId={props.inputId}
      describedBy={props.describedBy}
      choices={choices.map((choice) => ({
        value: String(choice.value),
        name: choice.label[language],
      }))}
      value={toKey(value ?? schema.defaultValue)}
      onChange={(key) => write(choiceOf(choices, key)?.value)}
    />
  );
}

function ChoiceMenu({ schema, pointer, inputId, describedBy }: ControlProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { value, write, problems } = useField(pointer);
  const { choices = [], isRequired, defaultValue } = schema;
  const key = toKey(value ?? defaultValue);
  const isKnown = choiceOf(choices, key) !== undefined;
  const canBeMissing = !isRequired && defaultValue === undefined;
  return (
    <select
      id={inputId}
      name={schema.name}
      className={inputs.input}
      value={isKnown ? key : ''}
      aria-invalid={isWrong(problems)}
      aria-describedby={describedBy}
      onChange={(event) => write(choiceOf(choices, event.target.value)?.value)}
    >
      {(canBeMissing || !isKnown) && (
        <option value="" disabled={!canBeMissing}>
          {message('fields.unchosen')}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.value} value={String(choice.value)}>
          {choice.label[language]}
        </option>
      ))}
    </select>
  );
}

function toKey(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function choiceOf(choices: readonly ChoiceSchema[], key: string): ChoiceSchema | undefined {
  return choices.find(({ value }) => String(value) === key);
}

interface ChoiceBarProps {
  /** The group takes this id; its label has the id made of it by `labelIdOf`. */
  readonly inputId: string;
  readonly describedBy?: string | undefined;
  readonly choices: readonly {
    readonly value: string;
    readonly name: string;
    readonly face?: ReactNode;
  }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Radio buttons side by side, as wide as the row. */
export function ChoiceBar({ inputId, describedBy, choices, value, onChange }: ChoiceBarProps) {
  const group = useId();
  return (
    <div
      id={inputId}
      role="radiogroup"
      className={styles.bar}
      aria-labelledby={labelIdOf(inputId)}
      aria-describedby={describedBy}
    >
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment} title={choice.name}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            value={choice.value}
            checked={choice.value === value}
            aria-label={choice.name}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.face}>{choice.face ?? choice.name}</span>
        </label>
      ))}
    </div>
  );
}

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
      className={booleanControlStyles.switch}
      checked={isOn}
      aria-checked={isOn}
      aria-describedby={describedBy}
      onChange={() => write(canBeMissing && !isOn === usual ? undefined : !isOn)}
    />
  );
}
