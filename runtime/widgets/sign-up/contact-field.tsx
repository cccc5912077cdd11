import type { SignUpField } from '#schemas/documents.ts';
import { useMessage } from '../../page/page-context.ts';
import styles from './sign-up.module.css';

export interface ContactFieldProps {
  readonly kind: 'email' | 'phone';
  readonly asked: SignUpField;
  readonly widgetId: string;
  /** Whether the server refused what was typed. */
  readonly isRefused: boolean;
}

const INPUTS = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 40 },
} as const;

/** An input with its label and the place where its problem is said. */
export function ContactField({ kind, asked, widgetId, isRefused }: ContactFieldProps) {
  const message = useMessage();
  if (asked === 'none') return null;
  const [id, hintId, errorId] = ['', '-hint', '-error'].map((part) => `${widgetId}-${kind}${part}`);
  const text = message(`sign-up.problem.${kind}`);
  return (
    <div className={styles.field} data-field={kind}>
      <label htmlFor={id} className={styles.label}>
        {message(`sign-up.${kind}`)}
        {asked === 'optional' && <span> {message('sign-up.optional')}</span>}
      </label>
      {kind === 'phone' && (
        <p id={hintId} className={styles.hint}>
          {message('sign-up.phone-hint')}
        </p>
      )}
      <input
        {...INPUTS[kind]}
        id={id}
        name={kind}
        className={styles.input}
        required={asked === 'required'}
        aria-invalid={isRefused}
        aria-describedby={kind === 'phone' ? `${hintId} ${errorId}` : errorId}
      />
      <p id={errorId} className={styles.error} data-error={text}>
        {isRefused && text}
      </p>
    </div>
  );
}
