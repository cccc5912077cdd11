import { useEffect, useState } from 'react';
import { usePage, usePageMessage, useSitePath } from '../context/page-context.ts';
import type { AppliedJob } from '../data/api-port.ts';
import styles from './apply-form.module.css';
import { ApplyHeading } from './apply-heading.tsx';
import type { OfferedJob } from './offered-jobs.ts';

/** Jobs that are offered where one is closed. */
const MAX_JOBS = 4;

/** Without a connection there are none to offer. */
const OFFLINE = { loadOfferedJobs: async (): Promise<readonly OfferedJob[]> => [] };

/** Open jobs like one that is closed; nothing where there are none. */
export function SimilarJobs({ job }: { readonly job: AppliedJob }) {
  const { site } = usePage();
  const { agencyId, id: siteId } = site;
  const message = usePageMessage();
  const sitePath = useSitePath();
  const [jobs, setJobs] = useState<readonly OfferedJob[]>([]);
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const { loadOfferedJobs } = await import('./offered-jobs.ts').catch(() => OFFLINE);
      const offered = await loadOfferedJobs({ agencyId, siteId, limit: MAX_JOBS }, job);
      if (isShown) setJobs(offered);
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [agencyId, siteId, job]);
  if (jobs.length === 0) return null;
  return (
    <>
      <ApplyHeading below={1} className={styles.stepTitle}>
        {message('apply.similar')}
      </ApplyHeading>
      <ul className={styles.similar}>
        {jobs.map(({ id, path, title, about }) => (
          <li key={id}>
            <a href={sitePath(path)}>{title}</a>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
