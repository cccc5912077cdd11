import type { Job } from '#schemas/api/jobs.ts';
import type { JobListContent } from '#schemas/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { jobHref } from '../../jobs/job-href.ts';
import { JobsScript } from '../../jobs/jobs-script.tsx';
import { useSitePath } from '../../page/page-context.ts';
import { JobCard } from './job-card.tsx';
import styles from './job-list.module.css';

export interface JobCardsProps {
  readonly jobs: readonly Job[];
  readonly content: Sanitised<JobListContent>;
  /** Where each job's own page leads back to, with the site's prefix. */
  readonly returnToUrl: string;
  /** `urlSlug` of the selected job. */
  readonly selected?: string;
}

export function JobCards({ jobs, content, returnToUrl, selected }: JobCardsProps) {
  const sitePath = useSitePath();
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
            />
          </li>
        ))}
      </ul>
      <JobsScript jobs={jobs} />
    </>
  );
}
