import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What only some visitors want to read, behind a line that opens it. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  const own = className === undefined ? '' : ` ${className}`;
  return (
    <details className={`${styles.disclosure}${own}`} data-disclosure="">
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
