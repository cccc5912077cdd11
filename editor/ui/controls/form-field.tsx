import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './form-field.module.css';

/** What the element that is filled in gets. */
export interface FormInputProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FormFieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  /** What is wrong and what to do. */
  readonly problem?: string | undefined;
  /** Draws the input, select or textarea. */
  readonly children: (input: FormInputProps) => ReactNode;
}

/** A field of a dialog: its name above, help and what is wrong below. */
export function FormField({ label, help, problem, children }: FormFieldProps) {
  const id = useId();
  const ids = { help: `${id}-help`, problem: `${id}-problem` };
  const described = [problem !== undefined && ids.problem, help !== undefined && ids.help];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: `${styles.input}`,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': problem === undefined ? undefined : true,
      })}
      <div aria-live="polite" className={styles.told}>
        {problem !== undefined && (
          <p id={ids.problem} className={styles.problem}>
            <CircleAlert size={14} aria-hidden="true" />
            <span className={styles.words}>{problem}</span>
          </p>
        )}
      </div>
      {help !== undefined && (
        <p id={ids.help} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
