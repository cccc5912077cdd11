import { usePageRequest } from '../../data/query-context.ts';
import { Icon } from '../../icon/icon.tsx';
import { isJobPage } from '../../jobs/shown-job.ts';
import { ActionLink } from '../../page/action-link.tsx';
import { useMessage, usePage } from '../../page/page-context.ts';
import styles from './job-notices.module.css';
import { JobSkeleton } from './job-skeleton.tsx';

/** The address names a job that the site does not have (spec section 8, "Job missing"). */
export function MissingJob() {
  const { site, messages } = usePage();
  const message = useMessage();
  const { text, lang } = messages['job-detail.missing'];
  const Level = isJobPage(usePageRequest()) ? 'h1' : 'h2';
  return (
    <div className={styles.notice}>
      <Icon name="compass" size={56} />
      <Level className={styles.noticeTitle} lang={lang}>
        {text}
      </Level>
      <p>{message('job-detail.missing-hint')}</p>
      <ActionLink
        link={{ href: site.urls.jobListing, label: message('job-detail.search') }}
        className="rb-button"
      />
    </div>
  );
}

/**
 * A search without a selected job (spec section 2, "With no job"). Where there is a script it soon selects one, so the
 * space is held for it a moment before the notice shows.
 */
export function UnselectedJob() {
  const { text, lang } = usePage().messages['job-detail.missing'];
  const message = useMessage();
  return (
    <div className={styles.unselected}>
      <div className={styles.awaited}>
        <JobSkeleton />
      </div>
      <div className={styles.notice}>
        <Icon name="briefcase" size={56} />
        <p className={styles.noticeTitle} lang={lang}>
          {text}
        </p>
        <p>{message('job-detail.unselected')}</p>
      </div>
    </div>
  );
}
