import { useContext } from 'react';
import { OnCanvas } from '../../context/on-canvas.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { useSearchPath } from '../../jobs/use-search.ts';
import type { PageMessageKey } from '../../messages/messages.ts';
import styles from './job-list.module.css';
import { NoJobs } from './no-jobs.tsx';

export interface FailedListProps {
  readonly title: PageMessageKey;
  readonly text: PageMessageKey;
}

/**
 * Stands over the cards that wait, and shows by itself where no script takes the list over. Hence trying again is a plain
 * link to the page, which a script may follow in a better way.
 */
export function FailedList({ title, text }: FailedListProps) {
  const message = usePageMessage();
  const path = useSearchPath();
  const isOnCanvas = useContext(OnCanvas);
  return (
    <div role="status" className={styles.failed} data-personal="failed" hidden={isOnCanvas}>
      <NoJobs title={message(title)} text={message(text)}>
        <a className="rb-button rb-button-secondary" href={path} data-personal-retry="">
          {message('job-list.retry')}
        </a>
      </NoJobs>
    </div>
  );
}
