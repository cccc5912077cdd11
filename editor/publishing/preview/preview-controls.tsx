import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { PREVIEW_JOB_COUNTS, PREVIEW_JOB_STATES } from '#schemas/api/constants.ts';
import type { PreviewQuery } from '#schemas/api/preview.ts';
import type { PageType } from '#schemas/documents/documents.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import type { MessageKey } from '../../ui/messages/messages.ts';
import styles from './preview-dialog.module.css';

export interface PreviewControlsProps {
  readonly pageType: PageType;
  readonly onChange: (states: PreviewQuery) => void;
}

interface PreviewValues {
  readonly jobs: (typeof PREVIEW_JOB_COUNTS)[number];
  readonly job: (typeof PREVIEW_JOB_STATES)[number];
  readonly variant: 'own' | 'p';
  readonly isSlow: boolean;
  readonly isReduced: boolean;
}

const NOTHING_PRETENDED: PreviewValues = {
  jobs: 'real',
  job: 'real',
  variant: 'own',
  isSlow: false,
  isReduced: false,
};

/** What jobs, visitor and network a preview pretends. */
export function PreviewControls({ pageType, onChange }: PreviewControlsProps) {
  const message = useMessage();
  const { register, getValues } = useForm({ defaultValues: NOTHING_PRETENDED });
  const options = { onChange: () => onChange(toQuery(getValues())) };
  const jobStates = PREVIEW_JOB_STATES.filter(
    (state) => pageType === 'JOB_DETAIL' || state === 'real' || state === 'outside',
  );
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.legend}>{message('preview.controls')}</legend>
      <Choice
        label="preview.jobs"
        choices={PREVIEW_JOB_COUNTS.map((value) => [value, `preview.jobs.${value}`])}
        field={register('jobs', options)}
      />
      <Choice
        label="preview.job"
        choices={jobStates.map((value) => [value, `preview.job.${value}`])}
        field={register('job', options)}
      />
      <Choice
        label="preview.variant"
        choices={[
          ['own', 'preview.variant.own'],
          ['p', 'preview.variant.p'],
        ]}
        field={register('variant', options)}
      />
      <Check label="preview.slow" field={register('isSlow', options)} />
      <Check label="preview.reduced" field={register('isReduced', options)} />
      <p className={styles.note}>{message('preview.note')}</p>
    </fieldset>
  );
}

function toQuery({ jobs, job, variant, isSlow, isReduced }: PreviewValues): PreviewQuery {
  return {
    ...(jobs !== 'real' && { jobs }),
    ...(job !== 'real' && { job }),
    ...(variant === 'p' && { variant }),
    ...(isSlow && { network: 'slow' }),
    ...(isReduced && { motion: 'reduced' }),
  };
}

interface ChoiceProps {
  readonly label: MessageKey;
  /** Values with the keys of their names. */
  readonly choices: readonly (readonly [string, MessageKey])[];
  readonly field: UseFormRegisterReturn;
}

function Choice({ label, choices, field }: ChoiceProps) {
  const message = useMessage();
  return (
    <label className={styles.choice}>
      {message(label)}
      <select className={styles.select} {...field}>
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
  readonly field: UseFormRegisterReturn;
}

function Check({ label, field }: CheckProps) {
  const message = useMessage();
  return (
    <label className={styles.check}>
      <input type="checkbox" {...field} />
      {message(label)}
    </label>
  );
}
