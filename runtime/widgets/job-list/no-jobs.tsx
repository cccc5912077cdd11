import type { ReactNode } from 'react';
import styles from './no-jobs.module.css';

export interface NoJobsProps {
  readonly title: string;
  readonly text: string;
  /** Links that lead on. */
  readonly children?: ReactNode;
}

/** What stands in the place of an empty list: a road that goes on, and where to. */
export function NoJobs({ title, text, children }: NoJobsProps) {
  return (
    <div className={styles.empty}>
      <Road />
      <p className={styles.emptyTitle}>{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** A van that waits at the end of the road, in the colours of the site. */
function Road() {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 88" width="160" height="88" aria-hidden="true">
      <path className={styles.ground} d="M0 70c28-26 44-26 64-10s38 8 52-6 26-12 44 2v32H0z" />
      <path className={styles.sun} d="M104 42a20 20 0 0 1 40 0z" />
      <path className={styles.road} d="M10 78h140" />
      <path className={styles.van} d="M42 44h36v28H42zM78 52h12l10 11v9H78z" />
      <circle className={styles.wheel} cx="54" cy="73" r="6" />
      <circle className={styles.wheel} cx="88" cy="73" r="6" />
      <path
        className={styles.pin}
        d="M60 10a11 11 0 0 1 11 11c0 8-11 18-11 18S49 29 49 21a11 11 0 0 1 11-11z"
      />
      <circle className={styles.hole} cx="60" cy="21" r="4" />
    </svg>
  );
}
