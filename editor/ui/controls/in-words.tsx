import type { ReactNode } from 'react';
import styles from './in-words.module.css';

interface InWordsProps {
  readonly words: string;
  /** Numbers and icons, each number also in the words. */
  readonly children: ReactNode;
}

/** What is read at a glance, and its words for whoever does not see it. They name the control around it. */
export function InWords({ words, children }: InWordsProps) {
  return (
    <>
      <span className={styles.words}>{words}</span>
      <span className={styles.face} aria-hidden="true">
        {children}
      </span>
    </>
  );
}
