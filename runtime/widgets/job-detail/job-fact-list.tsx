import type { ReactNode } from 'react';
import type { Job } from '#schemas/api/jobs.ts';
import type { IconName } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { type FactField, jobFacts } from '../../jobs/job-facts.ts';
import { useJobWords } from '../../jobs/job-words.ts';
import { postedText } from '../../jobs/posted-text.ts';
import { Icon } from '../../parts/icon.tsx';
import styles from './job-detail.module.css';

/** What people ask first comes first: pay. */
const FIELDS: readonly FactField[] = ['pay', 'schedule', 'vehicle', 'licence'];

/** The job in rows, before any prose. */
export function JobFactList({ job }: { readonly job: Job }) {
  const message = usePageMessage();
  const words = useJobWords();
  const { benefits = [], postedAt = job.startDate, expiresAt = '' } = job.details;
  const posted = postedText(postedAt, words);
  const lastDay = postedText(expiresAt, words);
  return (
    <dl className={styles.facts}>
      {jobFacts(job, FIELDS, words).map(({ field, icon, label, text }) => (
        <Fact key={field} icon={icon} label={message(label)} isMain={field === 'pay'}>
          {text}
        </Fact>
      ))}
      {posted !== '' && (
        <Fact icon="calendar" label={message('job-detail.posted')}>
          <time dateTime={postedAt}>{posted}</time>
        </Fact>
      )}
      {lastDay !== '' && (
        <Fact icon="calendar" label={message('job-detail.until')}>
          <time dateTime={expiresAt}>{lastDay}</time>
        </Fact>
      )}
      {benefits.length > 0 && (
        <Fact icon="hand-heart" label={message('job-detail.benefits')}>
          <ul className={styles.benefits}>
            {[...new Set(benefits)].map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

function Fact({ icon, label, isMain = false, children }: FactProps) {
  return (
    <div className={isMain ? `${styles.fact} ${styles.main}` : styles.fact}>
      <dt>
        <Icon name={icon} size={20} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
