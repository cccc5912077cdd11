import type { ChoiceSchema } from '#schemas/definitions/field-schema.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import inputs from '../field/field-inputs.module.css';
import { isSegmented } from '../field/field-label.ts';
import { useField } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';
import { ChoiceBar } from './choice-bar.tsx';

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
