import { PREVIEW_JOB_COUNTS, PREVIEW_JOB_STATES, type PreviewQuery } from '#schemas/api/preview.ts';
import type { PageType } from '#schemas/documents/documents.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import type { MessageKey } from '../../ui/messages/messages.ts';
import styles from './preview-dialog.module.css';

export interface PreviewControlsProps {
  readonly states: PreviewQuery;
  readonly pageType: PageType;
  readonly onChange: (states: PreviewQuery) => void;
}

/** What jobs, visitor and network a preview pretends. */
export function PreviewControls({ states, pageType, onChange }: PreviewControlsProps) {
  const message = useMessage();
  const jobStates = PREVIEW_JOB_STATES.filter(
    (state) => pageType === 'JOB_DETAIL' || state === 'real' || state === 'outside',
  );
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.legend}>{message('preview.controls')}</legend>
      <Choice
        label="preview.jobs"
        choices={PREVIEW_JOB_COUNTS.map((value) => [value, `preview.jobs.${value}`])}
        value={states.jobs ?? 'real'}
        onChange={(value) => onChange(withState(states, 'jobs', value))}
      />
      <Choice
        label="preview.job"
        choices={jobStates.map((value) => [value, `preview.job.${value}`])}
        value={states.job ?? 'real'}
        onChange={(value) => onChange(withState(states, 'job', value))}
      />
      <Choice
        label="preview.variant"
        choices={[
          ['own', 'preview.variant.own'],
          ['p', 'preview.variant.p'],
        ]}
        value={states.variant ?? 'own'}
        onChange={(value) =>
          onChange(withState(states, 'variant', value === 'p' ? 'p' : undefined))
        }
      />
      <Check
        label="preview.slow"
        isOn={states.network === 'slow'}
        onChange={(isOn) => onChange(withState(states, 'network', isOn ? 'slow' : undefined))}
      />
      <Check
        label="preview.reduced"
        isOn={states.motion === 'reduced'}
        onChange={(isOn) => onChange(withState(states, 'motion', isOn ? 'reduced' : undefined))}
      />
      <p className={styles.note}>{message('preview.note')}</p>
    </fieldset>
  );
}

function withState<Name extends keyof PreviewQuery>(
  states: PreviewQuery,
  name: Name,
  value: PreviewQuery[Name] | undefined,
): PreviewQuery {
  const { [name]: _before, ...others } = states;
  return value === undefined ? others : { ...others, [name]: value };
}

interface ChoiceProps<Value extends string> {
  readonly label: MessageKey;
  readonly choices: readonly (readonly [Value, MessageKey])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  const message = useMessage();
  return (
    <label className={styles.choice}>
      {message(label)}
      <select
        className={styles.select}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices.find(([each]) => each === currentTarget.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {message(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckProps {
  readonly label: MessageKey;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({ label, isOn, onChange }: CheckProps) {
  const message = useMessage();
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {message(label)}
    </label>
  );
}
