import { PERSONAL_JOBS } from '#schemas/api/personalisation.ts';
import { CardSkeleton } from '../../jobs/card-skeleton.tsx';
import { CardTemplate } from '../../jobs/card-template.tsx';
import { useMessage, usePage, useSitePath } from '../../page/page-context.ts';
import styles from './job-recommendation-wizard.module.css';

export interface WizardResultsProps {
  /** Of the widget. */
  readonly id: string;
  /** Of the titles of jobs. */
  readonly level: 2 | 3;
}

/** The place of the jobs that fit, which a script shows once the questions are done. */
export function WizardResults({ id, level }: WizardResultsProps) {
  const message = useMessage();
  const sitePath = useSitePath();
  const { jobListing } = usePage().site.urls;
  return (
    <section
      className={styles.results}
      aria-labelledby={`${id}-title`}
      data-wizard-results=""
      data-waiting={message('job-recommendation-wizard.waiting')}
      data-found-one={message('job-recommendation-wizard.found-one')}
      data-found-many={message('job-recommendation-wizard.found-many')}
      data-none={message('job-recommendation-wizard.none')}
      data-failed={message('job-recommendation-wizard.failed')}
      data-match-strong={message('job-list.match-strong')}
      data-match-good={message('job-list.match-good')}
      data-unknown-place={message('job-recommendation-wizard.unknown-place')}
      hidden
    >
      <div className={styles.head}>
        <p id={`${id}-title`} className={styles.title} tabIndex={-1} data-wizard-title="">
          {message('job-recommendation-wizard.results')}
        </p>
        <p
          className={styles.summary}
          data-none={message('job-recommendation-wizard.no-answers')}
          data-wizard-summary=""
        />
        <button type="button" className={styles.change} data-wizard-change="">
          {message('job-recommendation-wizard.change')}
        </button>
      </div>
      <p className={styles.told} role="status" data-wizard-status="" />
      <button
        type="button"
        className={`rb-button rb-button-secondary ${styles.retry}`}
        data-wizard-retry=""
      >
        {message('job-recommendation-wizard.retry')}
      </button>
      <div className={`${styles.jobs} ${styles.wait}`} aria-hidden="true">
        {Array.from({ length: PERSONAL_JOBS }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
      <ul className={styles.jobs} data-wizard-cards="" />
      <a
        className={`rb-button rb-button-secondary ${styles.more}`}
        href={sitePath(jobListing)}
        data-wizard-search=""
      >
        {message('job-recommendation-wizard.more')}
      </a>
      <CardTemplate level={level} config={{}} />
      <script type="application/json" data-jobs="" dangerouslySetInnerHTML={{ __html: '[]' }} />
    </section>
  );
}
