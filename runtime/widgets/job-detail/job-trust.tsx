import {
  MAX_REPORT_NOTE,
  REPORT_PARAMETER,
  REPORT_REASONS,
  REPORT_STATES,
  type ReportState,
} from '#schemas/api/constants.ts';
import type { Job } from '#schemas/api/jobs.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import { usePageRequest } from '../../data/query-context.ts';
import { isJobPage } from '../../jobs/shown-job.ts';
import { Icon } from '../../parts/icon.tsx';
import styles from './job-trust.module.css';

interface JobTrustProps {
  readonly job: Pick<Job, 'id'>;
  readonly widgetId: string;
}

/** What nobody who offers work may ask for, and what to do where somebody does. */
export function JobTrust({ job, widgetId }: JobTrustProps) {
  const message = usePageMessage();
  return (
    <div className={styles.trust}>
      <p className={styles.warning}>
        <Icon name="shield" size={20} />
        {message('job-detail.trust')}
      </p>
      <JobReport job={job} widgetId={widgetId} />
    </div>
  );
}

/** A plain form, folded away, that tells recruiters of a job that is not what it says. The page of the job answers it. */
function JobReport({ job, widgetId }: JobTrustProps) {
  const message = usePageMessage();
  const state = useReportState();
  if (state === 'done')
    return (
      <p id={REPORT_PARAMETER} className={styles.done} role="status">
        <Icon name="check" size={20} />
        {message('job-report.done')}
      </p>
    );
  return (
    <details id={REPORT_PARAMETER} className={styles.root} open={state !== undefined}>
      <summary className={styles.summary}>
        <Icon name="chat" size={20} />
        <span>{message('job-report.open')}</span>
      </summary>
      <ReportForm job={job} widgetId={widgetId} state={state} />
    </details>
  );
}

/** What came of a report, on the page of the job alone: its form leads nowhere else. */
function useReportState(): ReportState | undefined {
  const request = usePageRequest();
  if (!isJobPage(request)) return undefined;
  const given = new URLSearchParams(request.query).get(REPORT_PARAMETER);
  return REPORT_STATES.find((known) => known === given);
}

interface ReportFormProps extends JobTrustProps {
  readonly state: Exclude<ReportState, 'done'> | undefined;
}

function ReportForm({ job, widgetId, state }: ReportFormProps) {
  const { site } = usePage();
  const message = usePageMessage();
  const noteId = `${widgetId}-report-note`;
  return (
    <form className={styles.form} method="post" action={`/api/v1/job-reports?websiteId=${site.id}`}>
      {state && (
        <p className={styles.problem} role="alert">
          {message(`job-report.problem.${state}`)}
        </p>
      )}
      <input type="hidden" name="jobId" value={job.id} />
      <fieldset className={styles.reasons}>
        <legend>{message('job-report.reasons')}</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className={styles.reason}>
            <input type="radio" name="reason" value={reason} required />
            <span>{message(`job-report.reason.${reason}`)}</span>
          </label>
        ))}
      </fieldset>
      <label htmlFor={noteId}>{message('job-report.note')}</label>
      <p id={`${noteId}-hint`} className={styles.hint}>
        {message('job-report.note-hint')}
      </p>
      <textarea
        id={noteId}
        name="note"
        rows={3}
        maxLength={MAX_REPORT_NOTE}
        aria-describedby={`${noteId}-hint`}
        className={styles.note}
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {message('job-report.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button type="submit" className={`rb-button rb-button-secondary ${styles.send}`}>
        {message('job-report.send')}
      </button>
    </form>
  );
}
