import type { JobRecommendationWizardContent } from '#schemas/documents.ts';
import { BlockHeading } from '../../page/block-heading.tsx';
import { useMessage, usePage, useSitePath } from '../../page/page-context.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './job-recommendation-wizard.module.css';
import { shownSteps } from './shown-steps.ts';
import { WizardResults } from './wizard-results.tsx';
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
  const message = useMessage();
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
  const message = useMessage();
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
