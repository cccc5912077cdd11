import inputs from '../../forms/field/field-inputs.module.css';
import { useMessage } from '../../ui/language/use-message.ts';
import type { EditedQuestion } from '../document/edited-form.ts';
import { useBuilding } from './builder-context.ts';
import { typedValue, type ValueChoice, valueKindOf, valuesToChoose } from './compared-values.ts';
import type { LeafPart } from './condition-parts.ts';
import styles from './conditions.module.css';

interface LeafValueProps {
  readonly part: LeafPart;
  readonly question: EditedQuestion | undefined;
  readonly onChange: (next: LeafPart, isTyped?: boolean) => void;
}

/** What an answer is compared with: chosen, ticked or written, as the question has it answered. */
export function LeafValue({ part, question, onChange }: LeafValueProps) {
  const message = useMessage();
  const { operator } = part;
  if (operator === 'answered' || operator === 'unanswered') return null;
  const choices = question ? valuesToChoose(question, message) : [];
  const isSeveral = operator === 'oneOf' || operator === 'noneOf';
  if (isSeveral) return <SeveralValues part={part} choices={choices} onChange={onChange} />;
  return choices.length > 0 ? (
    <ChosenValue part={part} choices={choices} onChange={onChange} />
  ) : (
    <WrittenValue part={part} question={question} onChange={onChange} />
  );
}

interface ChoiceProps extends Omit<LeafValueProps, 'question'> {
  readonly choices: readonly ValueChoice[];
}

function ChosenValue({ part, choices, onChange }: ChoiceProps) {
  const message = useMessage();
  const value = String(part.values[0] ?? '');
  return (
    <select
      className={inputs.input}
      aria-label={message('composer.condition.value')}
      value={value}
      onChange={({ target }) => onChange({ ...part, values: [target.value] })}
    >
      {withUnknown(choices, [value]).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}

function SeveralValues({ part, choices, onChange }: ChoiceProps) {
  const message = useMessage();
  const chosen = part.values.map(String);
  const toggle = (value: string) => {
    const values = chosen.includes(value)
      ? part.values.filter((one) => String(one) !== value)
      : [...part.values, value];
    if (values.length > 0) onChange({ ...part, values });
  };
  return (
    <fieldset className={styles.several} aria-label={message('composer.condition.values')}>
      {withUnknown(choices, chosen).map(({ value, name }) => (
        <label key={value} className={styles.box}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** A value that is no option any more stays in sight until it is changed. */
function withUnknown(choices: readonly ValueChoice[], values: readonly string[]): ValueChoice[] {
  const unknown = values.filter((value) => !choices.some((choice) => choice.value === value));
  return [...unknown.map((value) => ({ value, name: value })), ...choices];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function WrittenValue({ part, question, onChange }: LeafValueProps) {
  const message = useMessage();
  const { leave } = useBuilding();
  const kind = valueKindOf(question);
  const value = String(part.values[0] ?? '');
  return (
    <input
      className={inputs.input}
      type={kind === 'day' && DAY.test(value) ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      aria-label={message('composer.condition.value')}
      maxLength={200}
      value={value}
      onBlur={leave}
      onChange={({ target }) => {
        // A day that is being typed has no value yet.
        if (kind === 'day' && target.value === '') return;
        onChange({ ...part, values: [typedValue(target.value, kind)] }, true);
      }}
    />
  );
}
