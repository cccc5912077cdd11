import { useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ReportedJob } from '#schemas/api/content-reports.ts';
import { decideReportedJob, reportedJobsKey, useReportedJobs } from '../service/report-api.ts';
import { failureText } from '../service/request/failure-text.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { serverNow } from '../service/request/server-clock.ts';
import { Button } from '../ui/controls/button.tsx';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { showToast } from '../ui/controls/toast-store.ts';
import { type DialogProps, ModalDialog } from '../ui/dialogs/dialog.tsx';
import { formatAgo, formatMoment } from '../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import styles from './reports-dialog.module.css';

/** What visitors reported of the site's jobs, and what to do about it. */
export function ReportsDialog({ site, onClose }: DialogProps) {
  const message = useMessage();
  const { siteId } = site;
  const { data: jobs, error, refetch } = useReportedJobs(siteId);
  return (
    <ModalDialog title={message('reports.title')} size="large" onClose={onClose}>
      {!jobs && !error && <p role="status">{message('loading')}</p>}
      {error && <QueryFailure error={error} onRetry={refetch} />}
      {jobs?.length === 0 && (
        <StateMessage title={message('reports.empty.title')} text={message('reports.empty.text')} />
      )}
      {jobs && jobs.length > 0 && (
        <>
          <p className={styles.intro}>{message('reports.intro')}</p>
          <ul className={styles.jobs}>
            {jobs.map((job) => (
              <JobRow key={job.jobId} siteId={siteId} job={job} />
            ))}
          </ul>
        </>
      )}
    </ModalDialog>
  );
}

function JobRow({ siteId, job }: { readonly siteId: string; readonly job: ReportedJob }) {
  const message = useMessage();
  const { decide, isBusy } = useDecision(siteId, job);
  const { isHidden, isOpen, reports, networks } = job;
  return (
    <li className={styles.job}>
      <div className={styles.head}>
        <h3 className={styles.title}>{job.title ?? message('reports.untitled')}</h3>
        {isHidden && <span className={styles.hidden}>{message('reports.hidden')}</span>}
        {!isOpen && <span className={styles.closed}>{message('reports.closed')}</span>}
      </div>
      {job.company && <p className={styles.soft}>{job.company}</p>}
      {reports > 0 && (
        <p>
          {message('reports.counts', { reports, networks })}
          {' · '}
          {job.reasons
            .map((each) => `${message(`reports.reason.${each.reason}`)} (${each.reports})`)
            .join(', ')}
        </p>
      )}
      <Notes notes={job.notes} />
      <div className={styles.actions}>
        <Button isDisabled={isBusy} onClick={() => decide(false)}>
          <Eye size={14} aria-hidden="true" />
          {message(isHidden ? 'reports.show' : 'reports.keep')}
        </Button>
        {(!isHidden || reports > 0) && (
          <Button isDisabled={isBusy} onClick={() => decide(true)}>
            <EyeOff size={14} aria-hidden="true" />
            {message(isHidden ? 'reports.stay-hidden' : 'reports.hide')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Notes({ notes }: Pick<ReportedJob, 'notes'>) {
  const { language } = useLanguage();
  return (
    <ul className={styles.notes}>
      {notes.map(({ note, at }) => (
        <li key={`${at} ${note}`}>
          <q>{note}</q>
          <span className={styles.soft}>
            {formatAgo(at, serverNow(), language) ?? formatMoment(at, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function useDecision(siteId: string, job: ReportedJob) {
  const message = useMessage();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const decide = async (isHidden: boolean) => {
    setBusy(true);
    try {
      await decideReportedJob(siteId, { jobId: job.jobId, isHidden });
      await queries.invalidateQueries({ queryKey: reportedJobsKey(siteId) });
      const title = job.title ?? message('reports.untitled');
      showToast({
        text: message(isHidden ? 'reports.now-hidden' : 'reports.now-shown', { title }),
      });
    } catch (error) {
      showToast({ text: failureText(error, language), tone: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, decide };
}
