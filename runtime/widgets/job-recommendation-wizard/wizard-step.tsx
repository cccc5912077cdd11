import type {
  WizardOption,
  WizardStep as WizardStepContent,
} from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import styles from './job-recommendation-wizard.module.css';
import { PlaceField } from './place-field.tsx';

export interface WizardStepProps {
  /** Unique on the page. */
  readonly id: string;
  readonly step: Sanitised<WizardStepContent>;
  /** From 1. */
  readonly number: number;
  readonly steps: number;
}

/** One question. What the job search cannot be asked is offered where a script asks for recommendations. */
export function WizardStep({ id, step, number, steps }: WizardStepProps) {
  const { asks, question, help, options = [] } = step;
  const isSearchable = asks === 'place' || options.some(({ search }) => search !== undefined);
  return (
    <fieldset
      className={isSearchable ? styles.step : `${styles.step} rb-scripted`}
      aria-describedby={help === undefined ? undefined : `${id}-help`}
      data-step={asks}
      data-current={number === 1 ? '' : undefined}
    >
      <legend className={styles.legend} tabIndex={-1}>
        <Progress number={number} steps={steps} />
        {question}
      </legend>
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {asks === 'place' ? (
        <PlaceField id={id} />
      ) : (
        <div className={styles.options}>
          {options.map((option, index) => (
            <Option key={index} option={option} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

function Progress({ number, steps }: Pick<WizardStepProps, 'number' | 'steps'>) {
  const message = usePageMessage();
  return (
    <span className={`rb-scripted ${styles.progress}`}>
      <span>{message('job-recommendation-wizard.progress', { step: number, steps })}</span>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          <span key={index} className={index < number ? styles.done : undefined} />
        ))}
      </span>
    </span>
  );
}

/** Its name and value are a filter of the job search; a script reads `data-values`, the words of the jobs. */
function Option({ option: { label, note, values, search } }: { option: Sanitised<WizardOption> }) {
  return (
    <label className={search ? styles.option : `${styles.option} rb-scripted`}>
      <input
        type="checkbox"
        name={search?.field}
        value={search?.value}
        data-label={label}
        data-values={JSON.stringify(values)}
      />
      <span className={styles.label}>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </label>
  );
}
