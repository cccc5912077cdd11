import type { ReactNode } from 'react';
import styles from './state-message.module.css';

export interface StateMessageProps {
  readonly title: string;
  readonly text: string;
  /** What the reader can do about it. */
  readonly action?: ReactNode;
  readonly role?: 'alert' | 'status';
}

/** Stands where content is missing: what happened and what to do. */
export function StateMessage({ title, text, action, role = 'status' }: StateMessageProps) {
  return (
    <div className={styles.state} role={role}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
