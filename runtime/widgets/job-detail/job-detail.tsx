import type { JobDetailContent } from '#schemas/documents.ts';
import type { SafeJob } from '../../data/api-port.ts';
import { usePageRequest, useQueryResult } from '../../data/query-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { Icon } from '../../icon/icon.tsx';
import { checkReturnUrl, RETURN_PARAM } from '../../jobs/job-href.ts';
import { JobsScript } from '../../jobs/jobs-script.tsx';
import { isClosed, isJobPage, shownJobQuery, shownJobSlug } from '../../jobs/shown-job.ts';
import { useMessage, usePage, useSitePath } from '../../page/page-context.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { ApplyButton } from './apply-button.tsx';
import styles from './job-detail.module.css';
import { JobFactList } from './job-fact-list.tsx';
import { JobHeader } from './job-header.tsx';
import { MissingJob, UnselectedJob } from './job-notices.tsx';
import { JobProse } from './job-prose.tsx';
import { JobSkeleton } from './job-skeleton.tsx';
import { JobTools } from './job-tools.tsx';

/** The job that the address names, on its own page or beside the list of a search. */
export function JobDetail({ id, content }: WidgetProps<JobDetailContent>) {
  const request = usePageRequest();
  const job = useQueryResult(shownJobQuery(request));
  const { appendTrackingParams } = usePage().site;
  return (
    <div className={styles.root} data-append-tracking={appendTrackingParams || undefined}>
      {isJobPage(request) && <BackLink backUrl={content.backUrl} />}
      {job === undefined && <JobSkeleton />}
      {job === null && (shownJobSlug(request) === '' ? <UnselectedJob /> : <MissingJob />)}
      {job && <JobPanel id={id} content={content} job={job} />}
    </div>
  );
}

/** Back to where the visitor came from, if that is a place of this site (spec section 2, routes). */
function BackLink({ backUrl }: { readonly backUrl: string | undefined }) {
  const { site, page } = usePage();
  const sitePath = useSitePath();
  const message = useMessage();
  const given = new URLSearchParams(page.query).get(RETURN_PARAM) ?? '';
  const href = checkReturnUrl(given, site.sitePrefix) ?? sitePath(backUrl ?? site.urls.jobListing);
  return (
    <a className={styles.back} href={href}>
      <Icon name="arrow-left" size={20} />
      {message('job-detail.back')}
    </a>
  );
}

interface JobPanelProps {
  readonly id: string;
  readonly content: Sanitised<JobDetailContent>;
  readonly job: SafeJob;
}

function JobPanel({ id, content, job }: JobPanelProps) {
  const message = useMessage();
  const tools = { showSave: content.showSave ?? true, showShare: content.showShare ?? true };
  const apply = <ApplyButton job={job} widgetId={id} />;
  return (
    <article
      className={styles.panel}
      data-shown-job={job.id}
      data-slug={job.urlSlug}
      data-agency={job.agencyId}
    >
      {isClosed(job) && <p className={styles.closed}>{message('job-detail.closed')}</p>}
      <JobHeader job={job}>
        <div className={styles.apply}>{apply}</div>
        <JobTools job={job} {...tools} />
      </JobHeader>
      <JobFactList job={job} />
      <p className={styles.trust}>
        <Icon name="shield" size={20} />
        {message('job-detail.trust')}
      </p>
      <JobProse job={job} />
      <div className={styles.bar}>
        {apply}
        <JobTools job={job} showSave={tools.showSave} showShare={false} />
      </div>
      <JobsScript jobs={[job]} />
    </article>
  );
}
