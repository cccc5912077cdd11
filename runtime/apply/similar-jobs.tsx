import { useEffect, useState } from 'react';
import { usePage, usePageMessage, useSitePath } from '../context/page-context.ts';
import { jobHref } from '../jobs/job-href.ts';
import { placeText } from '../jobs/job-texts.ts';
import type { SavedJob } from '../jobs/saved-job.ts';
import styles from './apply-form.module.css';
import { ApplyHeading } from './apply-heading.tsx';

/** Jobs that are offered where one is closed. */
const MAX_JOBS = 4;

/** Open jobs like one that is closed; nothing where there are none. */
export function SimilarJobs({ jobId }: { readonly jobId: string }) {
  const { site } = usePage();
  const { agencyId, id: siteId } = site;
  const message = usePageMessage();
  const sitePath = useSitePath();
  const [jobs, setJobs] = useState<readonly SavedJob[]>([]);
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const { loadSimilarJobs } = await import('../client/memory/personal-jobs.ts');
      const answer = await loadSimilarJobs({ agencyId, siteId, limit: MAX_JOBS }, jobId);
      if (isShown && answer.ok) setJobs(answer.jobs.map(({ job }) => job));
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [agencyId, siteId, jobId]);
  if (jobs.length === 0) return null;
  return (
    <>
      <ApplyHeading below={1} className={styles.stepTitle}>
        {message('apply.similar')}
      </ApplyHeading>
      <ul className={styles.similar}>
        {jobs.map((job) => (
          <li key={job.id}>
            <a href={sitePath(jobHref(job.urlSlug))}>{job.title}</a>
            <span>{[placeText(job), job.company].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
