import type { SafeJob } from '../../data/api-port.ts';
import { usePageRequest } from '../../data/query-context.ts';
import { Html } from '../../html/html.tsx';
import { isJobPage } from '../../jobs/shown-job.ts';
import { usePage } from '../../page/page-context.ts';
import styles from './job-detail.module.css';

/** In the order of the specification (section 2, "Job detail panel"). */
const SECTIONS = ['responsibilities', 'qualifications', 'skills', 'experience'] as const;

/** What the job says at length: HTML, then lines that keep their breaks. */
export function JobProse({ job }: { readonly job: SafeJob }) {
  const { messages } = usePage();
  const Level = isJobPage(usePageRequest()) ? 'h2' : 'h3';
  return (
    <div className={styles.texts}>
      {job.description !== '' && <Html html={job.description} />}
      {job.jobPosting !== '' && <Html html={job.jobPosting} />}
      {SECTIONS.filter((name) => job[name]?.trim()).map((name) => {
        const { text, lang } = messages[`job-detail.${name}`];
        return (
          <section key={name} className={styles.section}>
            <Level lang={lang}>{text}</Level>
            <p className={styles.preformatted}>{job[name]}</p>
          </section>
        );
      })}
    </div>
  );
}
