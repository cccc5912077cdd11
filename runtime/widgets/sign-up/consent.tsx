import type { SignUpContent } from '#schemas/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../page/action-link.tsx';
import { useMessage } from '../../page/page-context.ts';
import styles from './sign-up.module.css';

export interface ConsentProps {
  readonly widgetId: string;
  readonly content: Sanitised<SignUpContent>;
  readonly isRefused: boolean;
}

/** A box that nobody ticked beforehand. The link stands beside the label, so that it never ticks the box. */
export function Consent({ widgetId, content, isRefused }: ConsentProps) {
  const { consentText, privacy } = content;
  const message = useMessage();
  const text = message('sign-up.problem.consent');
  const errorId = `${widgetId}-consent-error`;
  return (
    <div className={styles.field} data-field="agreed">
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="agreed"
          value="yes"
          required
          autoComplete="off"
          aria-invalid={isRefused}
          aria-describedby={errorId}
        />
        <span>{consentText}</span>
      </label>
      <p className={styles.privacy}>
        <ActionLink link={privacy} />
      </p>
      <p id={errorId} className={styles.error} data-error={text}>
        {isRefused && text}
      </p>
    </div>
  );
}
