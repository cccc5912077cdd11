import type { ReactNode } from 'react';
import type { Job } from '#schemas/api/jobs.ts';
import type { JobDetailContent } from '#schemas/documents/documents.ts';
import { withoutLegalForm } from '#schemas/text/company-name.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import type { SafeJob } from '../../data/api-port.ts';
import { usePageRequest, useQueryResult } from '../../data/query-context.ts';
import { Html } from '../../html/html.tsx';
import type { Sanitised } from '../../html/safe-html.ts';
import { applyLink } from '../../jobs/apply-link.ts';
import { ApplyTexts } from '../../jobs/apply-texts.tsx';
import { CompanyMark } from '../../jobs/company-mark.tsx';
import { jobFacts } from '../../jobs/job-facts.ts';
import { useJobWords } from '../../jobs/job-words.ts';
import { JobsScript } from '../../jobs/jobs-script.tsx';
import { isClosed, isJobPage, shownJobQuery, shownJobSlug } from '../../jobs/shown-job.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { ApplyNote, AskApplied, ZoneDistance } from './apply-note.tsx';
import { CompanyFacts } from './company-facts.tsx';
import styles from './job-detail.module.css';
import { JobFactList } from './job-fact-list.tsx';
import { JobLines } from './job-lines.tsx';
import jobNoticesStyles from './job-notices.module.css';
import { JobTools } from './job-tools.tsx';
import { JobTrust } from './job-trust.tsx';
import { JobWays } from './job-ways.tsx';

/** Width and height of the company's mark, in CSS pixels. */
const MARK_SIZE = 72;

/** In the order of the specification (section 2, "Job detail panel"). */
const SECTIONS = ['responsibilities', 'qualifications', 'skills', 'experience'] as const;

/** The job that the address names, on its own page or beside the list of a search. */
export function JobDetail({ id, content }: WidgetProps<JobDetailContent>) {
  const request = usePageRequest();
  const job = useQueryResult(shownJobQuery(request));
  const { appendTrackingParams } = usePage().site;
  return (
    <div className={styles.root} data-append-tracking={appendTrackingParams || undefined}>
      {isJobPage(request) && <JobWays backUrl={content.backUrl} slug={shownJobSlug(request)} />}
      {job === undefined && <JobSkeleton />}
      {job === null && (shownJobSlug(request) === '' ? <UnselectedJob /> : <MissingJob />)}
      {job && <JobPanel id={id} content={content} job={job} />}
    </div>
  );
}

interface JobPanelProps {
  readonly id: string;
  readonly content: Sanitised<JobDetailContent>;
  readonly job: SafeJob;
}

function JobPanel({ id, content, job }: JobPanelProps) {
  const message = usePageMessage();
  const tools = { showSave: content.showSave ?? true, showShare: content.showShare ?? true };
  const apply = <ApplyButton job={job} widgetId={id} />;
  const isPage = isJobPage(usePageRequest());
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
      <div className={isPage ? `${styles.body} ${styles.columns}` : styles.body}>
        <ApplyNote job={job} />
        <AskApplied />
        <JobFactList job={job} />
        <JobTrust job={job} widgetId={id} />
        <JobProse job={job} />
        <CompanyFacts job={job} />
      </div>
      <div className={styles.bar}>
        {apply}
        <JobTools job={job} showSave={tools.showSave} showShare={false} />
      </div>
      <JobsScript jobs={[job]} />
      <ApplyTexts />
    </article>
  );
}

/** What the job says at length: HTML, then text with lines of its own. */
function JobProse({ job }: { readonly job: SafeJob }) {
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
            <JobLines text={job[name] ?? ''} />
          </section>
        );
      })}
    </div>
  );
}

interface ApplyButtonProps {
  readonly job: Job;
  readonly widgetId: string;
}

/** Leads to where a job is applied for, or says that it leads nowhere. */
function ApplyButton({ job, widgetId }: ApplyButtonProps) {
  const message = usePageMessage();
  const { site } = usePage();
  if (isClosed(job))
    return (
      <button type="button" className="rb-button" disabled>
        {message('job-detail.apply-closed')}
      </button>
    );
  const link = applyLink(job, site);
  if (link === null)
    return <p className={styles.unavailable}>{message('job-detail.apply-unavailable')}</p>;
  return (
    <ActionLink
      link={{ ...link, label: message('job-detail.apply') }}
      className="rb-button"
      event="CTA_Click"
      widgetId={widgetId}
      applyJob={link.newTab ? undefined : job.id}
    />
  );
}

interface JobHeaderProps {
  readonly job: Job;
  /** What to do with the job. */
  readonly children: ReactNode;
}

/** Title, location, employment type, company, in this order (spec section 2, "Job detail panel"); its legal name stands below. */
function JobHeader({ job, children }: JobHeaderProps) {
  const words = useJobWords();
  return (
    <header className={styles.header}>
      <CompanyMark job={job} className={styles.mark} size={MARK_SIZE} />
      <div className={styles.names}>
        <JobTitle job={job} />
        <ul className={styles.lines}>
          {jobFacts(job, ['place', 'employmentType', 'company'], words).map(
            ({ field, icon, text }) => (
              <li key={field}>
                <Icon name={icon} size={18} />
                {field === 'company' ? withoutLegalForm(text) : text}
              </li>
            ),
          )}
          <ZoneDistance job={job} />
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

/** The address names a job that the site does not have (spec section 8, "Job missing"). */
function MissingJob() {
  const { site, messages } = usePage();
  const message = usePageMessage();
  const { text, lang } = messages['job-detail.missing'];
  const Level = isJobPage(usePageRequest()) ? 'h1' : 'h2';
  return (
    <div className={jobNoticesStyles.notice}>
      <Icon name="compass" size={56} />
      <Level className={jobNoticesStyles.noticeTitle} lang={lang}>
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
function UnselectedJob() {
  const { text, lang } = usePage().messages['job-detail.missing'];
  const message = usePageMessage();
  return (
    <div className={jobNoticesStyles.unselected}>
      <div className={jobNoticesStyles.awaited}>
        <JobSkeleton />
      </div>
      <div className={jobNoticesStyles.notice}>
        <Icon name="briefcase" size={56} />
        <p className={jobNoticesStyles.noticeTitle} lang={lang}>
          {text}
        </p>
        <p>{message('job-detail.unselected')}</p>
      </div>
    </div>
  );
}

/** The panel's shape in neutral bars. */
function JobSkeleton() {
  return (
    <div className={jobNoticesStyles.skeleton} aria-hidden="true">
      <div className={jobNoticesStyles.barTitle} />
      <div className={jobNoticesStyles.barLine} />
      <div className={jobNoticesStyles.barBlock} />
      <div className={jobNoticesStyles.barText} />
      <div className={jobNoticesStyles.barText} />
      <div className={jobNoticesStyles.barLine} />
    </div>
  );
}
