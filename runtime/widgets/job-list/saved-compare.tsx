import { usePageMessage } from '../../context/page-context.ts';
import styles from '../../jobs/compare-jobs.module.css';
import { jobWordMarks, useJobWords } from '../../jobs/job-words.ts';
import { Icon } from '../../parts/icon.tsx';

/** What tells how many jobs are chosen, and the empty sheet that a script fills with two or three of them. */
export function SavedCompare() {
  const message = usePageMessage();
  return (
    <>
      <div
        hidden
        className={styles.bar}
        data-compare-bar=""
        data-one={message('job-list.compare-one')}
        data-many={message('job-list.compare-many')}
        data-failed={message('job-list.compare-failed')}
      >
        <p role="status" />
        <button type="button" className="rb-button">
          {message('job-list.compare')}
        </button>
        <button
          type="button"
          className="rb-icon-button"
          aria-label={message('job-list.compare-clear')}
        >
          <Icon name="x" />
        </button>
      </div>
      <dialog
        className={styles.sheet}
        aria-label={message('job-list.compare-title')}
        data-compare=""
        data-same={message('job-list.compare-same')}
        {...jobWordMarks(useJobWords())}
        data-closed={message('job-list.compare-closed')}
        data-far={message('jobs.far')}
        data-near={message('jobs.far-least')}
        data-unnoted={message('job-list.compare-unnoted')}
        data-unknown={message('job-list.compare-unknown')}
        data-pay={message('job-detail.pay')}
        data-schedule={message('job-detail.schedule')}
        data-place={message('job-detail.place')}
        data-distance={message('job-list.compare-distance')}
        data-vehicle={message('job-detail.vehicle')}
        data-licence={message('job-detail.licence')}
        data-employment-type={message('job-detail.employment-type')}
        data-benefits={message('job-detail.benefits')}
        data-note={message('job-list.note')}
      >
        <form method="dialog" className={styles.head}>
          <h2>{message('job-list.compare-title')}</h2>
          <button
            type="submit"
            className="rb-icon-button"
            aria-label={message('job-list.compare-close')}
          >
            <Icon name="x" />
          </button>
        </form>
        <div className={styles.columns}>
          <table />
        </div>
      </dialog>
    </>
  );
}
