import type { ReactNode } from 'react';
import type { Job } from '#schemas/api/jobs.ts';
import { usePageRequest } from '../../data/query-context.ts';
import { Icon } from '../../icon/icon.tsx';
import { CompanyMark } from '../../jobs/company-mark.tsx';
import { jobFacts } from '../../jobs/job-facts.ts';
import { isJobPage } from '../../jobs/shown-job.ts';
import { usePage } from '../../page/page-context.ts';
import styles from './job-detail.module.css';

/** Width and height of the company's mark, in CSS pixels. */
const MARK_SIZE = 72;

export interface JobHeaderProps {
  readonly job: Job;
  /** What to do with the job. */
  readonly children: ReactNode;
}

/** Title, location, employment type, company, in this order (spec section 2, "Job detail panel"). */
export function JobHeader({ job, children }: JobHeaderProps) {
  return (
    <header className={styles.header}>
      <CompanyMark job={job} className={styles.mark} size={MARK_SIZE} />
      <div className={styles.names}>
        <JobTitle job={job} />
        <ul className={styles.lines}>
          {jobFacts(job, ['place', 'employmentType', 'company']).map(({ field, icon, text }) => (
            <li key={field}>
              <Icon name={icon} size={18} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}

/** A search page has a heading of its own above the panel. */
function JobTitle({ job }: { readonly job: Job }) {
  const { text, lang } = usePage().messages['jobs.untitled'];
  const Level = isJobPage(usePageRequest()) ? 'h1' : 'h2';
  return (
    <Level className={styles.title} lang={job.title ? undefined : lang}>
      {job.title || text}
    </Level>
  );
}
