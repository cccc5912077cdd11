import type { ReactNode } from 'react';
import styles from './no-jobs.module.css';

export interface NoJobsProps {
  readonly title: string;
  readonly text: string;
  /** Links that lead on. */
  readonly children?: ReactNode;
}

/** What stands in the place of an empty list: a card that waits to be filled, and where to go on. */
export function NoJobs({ title, text, children }: NoJobsProps) {
  return (
    <div className={styles.empty}>
      <WaitingCard />
      <p className={styles.emptyTitle}>{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** A vacancy without a text, in the colours and corners of the site. */
function WaitingCard() {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 88" width="160" height="88" aria-hidden="true">
      <rect className={styles.behind} x="26" y="10" width="108" height="60" />
      <rect className={styles.card} x="10" y="24" width="140" height="60" />
      <rect className={styles.mark} x="24" y="40" width="28" height="28" />
      <path className={styles.lines} d="M64 44h34M64 54h56M64 64h22" />
      <path
        className={styles.pin}
        d="M124 4a13 13 0 0 1 13 13c0 10-13 22-13 22s-13-12-13-22a13 13 0 0 1 13-13z"
      />
      <circle className={styles.hole} cx="124" cy="17" r="5" />
    </svg>
  );
}
