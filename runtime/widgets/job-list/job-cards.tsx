import { distanceKm } from '#schemas/api/distance.ts';
import type { Job, Point } from '#schemas/api/jobs.ts';
import type { JobListContent } from '#schemas/documents/documents.ts';
import { usePageMessage, useSitePath } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ApplyTexts } from '../../jobs/apply-texts.tsx';
import type { CardExtras } from '../../jobs/card-texts.ts';
import { countText } from '../../jobs/count-text.ts';
import { distanceText } from '../../jobs/distance.ts';
import { JobCard } from '../../jobs/job-card.tsx';
import { jobHref } from '../../jobs/job-href.ts';
import { JobsScript } from '../../jobs/jobs-script.tsx';
import styles from './job-list.module.css';

export interface JobCardsProps {
  readonly jobs: readonly Job[];
  readonly content: Sanitised<JobListContent>;
  /** Where each job's own page leads back to, with the site's prefix. */
  readonly returnToUrl: string;
  /** `urlSlug` of the selected job. */
  readonly selected?: string;
  /** Where distances are measured from. */
  readonly from?: Point | undefined;
}

export function JobCards({ jobs, content, returnToUrl, selected, from }: JobCardsProps) {
  const sitePath = useSitePath();
  const extrasOf = useExtras(from);
  const { heading, jobSummaryConfig = {} } = content;
  return (
    <>
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              href={sitePath(jobHref(job.urlSlug, returnToUrl))}
              level={heading === undefined ? 2 : 3}
              config={jobSummaryConfig}
              selected={job.urlSlug === selected}
              extras={extrasOf(job)}
            />
          </li>
        ))}
      </ul>
      <JobsScript jobs={jobs} />
      <ApplyTexts />
    </>
  );
}

/** Jobs of which only the town is known lie at its centre, as a searched town does: that is no distance, in km. */
const SAME_POINT_KM = 0.05;

function useExtras(from: Point | undefined): (job: Job) => CardExtras {
  const message = usePageMessage();
  const texts = { some: message('job-list.distance'), least: message('job-list.distance-least') };
  return ({ point, alikeCount = 0 }) => {
    const km = from && point ? distanceKm(from, point) : 0;
    const alike = alikeCount === 1 ? 'job-list.alike-one' : 'job-list.alike-many';
    return {
      distance: km < SAME_POINT_KM ? '' : distanceText(km, texts),
      alike: alikeCount > 0 ? message(alike, { count: countText(alikeCount) }) : '',
    };
  };
}
