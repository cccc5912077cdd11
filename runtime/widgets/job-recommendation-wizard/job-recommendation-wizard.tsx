import { PERSONAL_JOBS } from '#schemas/api/constants.ts';
import type {
  JobRecommendationWizardContent,
  WizardStep as WizardQuestion,
} from '#schemas/documents/documents.ts';
import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { CardSkeleton } from '../../jobs/card-skeleton.tsx';
import { CardTemplate } from '../../jobs/card-template.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './job-recommendation-wizard.module.css';
import { WizardStep } from './wizard-step.tsx';

/**
 * Questions of which each can be skipped, and the jobs that fit the answers. Without script they are one form that
 * leads to the job search; a script asks one at a time and shows the jobs here.
 */
export function JobRecommendationWizard(props: WidgetProps<JobRecommendationWizardContent>) {
  const { id, content } = props;
  const { eyebrow, heading, subheading } = content;
  const { site } = usePage();
  return (
    <div
      className={styles.root}
      data-wizard={id}
      data-agency={site.agencyId}
      data-site={site.id}
      data-countries={site.country}
    >
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <div className={styles.card}>
        <Questions {...props} />
        <WizardResults id={id} level={heading === undefined ? 2 : 3} />
      </div>
    </div>
  );
}

function Questions({ id, content }: WidgetProps<JobRecommendationWizardContent>) {
  const { jobListing } = usePage().site.urls;
  const sitePath = useSitePath();
  const message = usePageMessage();
  const steps = shownSteps(content);
  return (
    <form
      className={styles.form}
      method="get"
      action={sitePath(jobListing)}
      autoComplete="off"
      data-wizard-form=""
    >
      <div className={styles.steps}>
        {steps.map((step, index) => (
          <WizardStep
            key={index}
            id={`${id}-${index}`}
            step={step}
            number={index + 1}
            steps={steps.length}
          />
        ))}
      </div>
      <p
        className={styles.unloaded}
        role="status"
        data-wizard-unloaded={message('job-recommendation-wizard.unloaded')}
      />
      <Actions />
    </form>
  );
}

function Actions() {
  const message = usePageMessage();
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={`rb-button rb-button-secondary rb-scripted ${styles.back}`}
        data-wizard-back=""
        hidden
      >
        {message('job-recommendation-wizard.back')}
      </button>
      <button type="submit" className={`rb-button ${styles.next}`}>
        <span
          className="rb-scripted"
          data-next={message('job-recommendation-wizard.next')}
          data-last={message('job-recommendation-wizard.last')}
          data-wizard-next=""
        >
          {message('job-recommendation-wizard.next')}
        </span>
        <span className={styles.plain}>{message('job-recommendation-wizard.search')}</span>
      </button>
      <button type="button" className={`rb-scripted ${styles.skip}`} data-wizard-skip="">
        {message('job-recommendation-wizard.skip')}
      </button>
    </div>
  );
}

interface WizardResultsProps {
  /** Of the widget. */
  readonly id: string;
  /** Of the titles of jobs. */
  readonly level: 2 | 3;
}

/** The place of the jobs that fit, which a script shows once the questions are done. */
function WizardResults({ id, level }: WizardResultsProps) {
  const message = usePageMessage();
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

/** Questions that can be answered: a place is a field, the others have options. */
function shownSteps({
  steps,
}: Sanitised<JobRecommendationWizardContent>): readonly Sanitised<WizardQuestion>[] {
  return steps.filter(({ asks, options = [] }) => asks === 'place' || options.length > 0);
}
