import type { JobSummaryContent } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { usePageRequest, useQueryResult } from '../../data/query-context.ts';
import { jobFacts } from '../../jobs/job-facts.ts';
import { useJobWords } from '../../jobs/job-words.ts';
import { shownJobQuery } from '../../jobs/shown-job.ts';
import { Icon } from '../../parts/icon.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './job-summary.module.css';

/** The main facts of the job that the address names; nothing where there is none. */
export function JobSummary({ content }: WidgetProps<JobSummaryContent>) {
  const job = useQueryResult(shownJobQuery(usePageRequest()));
  const message = usePageMessage();
  const words = useJobWords();
  if (job === undefined) return <Skeleton count={content.fields.length} />;
  const facts = job === null ? [] : jobFacts(job, content.fields, words);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ field, icon, label, text }) => (
        <div key={field} className={styles.fact}>
          <dt className={styles.label}>
            <Icon name={icon} size={20} />
            {message(label)}
          </dt>
          <dd className={styles.value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Skeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.facts} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.bar} />
      ))}
    </div>
  );
}
