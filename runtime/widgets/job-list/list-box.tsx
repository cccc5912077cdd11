import type { ReactNode } from 'react';
import styles from './job-list.module.css';

export interface ListBoxProps {
  readonly heading: string | undefined;
  /** Whether cards may stand beside each other: results of a search never do. */
  readonly wide: boolean;
  readonly children: ReactNode;
}

/** A list with its heading. */
export function ListBox({ heading, wide, children }: ListBoxProps) {
  return (
    <div className={wide ? `${styles.root} ${styles.wide}` : styles.root}>
      {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </div>
  );
}
