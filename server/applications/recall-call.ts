import type { SubmitRequest } from '#schemas/api/applications.ts';
import type { ApplicationStatus } from '../db/application-tables.ts';
import {
  type FormCall,
  type FoundCall,
  isAbout,
  siteKeyOf,
  siteOfFirstCall,
  sitesOfCall,
} from '../form-calls/find-form-call.ts';
import { hashSubmissionId } from '../form-calls/submission-id.ts';
import { isExpired, type StoredSubmission } from '../form-calls/submission-rows.ts';
import { scopeOfSite } from '../jobs/records/job-scope.ts';
import { type AskedJob, isJobId } from '../jobs/records/load-jobs.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { ApplicationContext } from './application-context.ts';

interface SavingCall extends FormCall {
  readonly status: ApplicationStatus;
  readonly body: Pick<SubmitRequest, 'resumeUrl' | 'resumeFrom'>;
}

/** What a call is about as far as this process knows: the statement that writes finds out whether it is so. */
export interface RecalledCall extends Omit<FoundCall, 'loaded'> {
  /** Undefined where the call begins one. */
  readonly submission: StoredSubmission | undefined;
  readonly job: AskedJob;
}

/** @returns undefined where the database has to be asked first */
export function recallCall(
  context: Pick<ApplicationContext, 'store' | 'forms' | 'now' | 'recentSaves'>,
  call: SavingCall,
): RecalledCall | undefined {
  const { submissionId, status, body } = call;
  const isAtOnce = submissionId === undefined && status === 'APPLY_FINISH';
  if (isAtOnce || body.resumeUrl || body.resumeFrom) return undefined;
  const recalled =
    submissionId === undefined
      ? recallSite(context, call)
      : recallSubmission(context, call, hashSubmissionId(submissionId));
  if (recalled === undefined) return undefined;
  const { entry, submission } = recalled;
  const jobId = call.jobId ?? submission?.job_id ?? undefined;
  const formId = submission?.form_id ?? call.formId;
  const published = formId === undefined ? undefined : context.forms.find(entry.site.id, formId);
  if (published === undefined || (jobId !== undefined && !isJobId(jobId))) return undefined;
  const job = { id: jobId ?? null, clientId: scopeOfSite(entry.site).clientId ?? null };
  return { entry, site: siteKeyOf(entry), published, jobId, submission, job };
}

interface Recalled {
  readonly entry: SiteEntry;
  readonly submission?: StoredSubmission;
}

function recallSite(
  { store }: Pick<ApplicationContext, 'store'>,
  call: SavingCall,
): Recalled | undefined {
  const entry = siteOfFirstCall(store, call, sitesOfCall(store, call));
  return entry && { entry };
}

function recallSubmission(
  { store, now, recentSaves }: Pick<ApplicationContext, 'store' | 'now' | 'recentSaves'>,
  call: SavingCall,
  submissionHash: string,
): Recalled | undefined {
  for (const entry of sitesOfCall(store, call)) {
    const submission = recentSaves.find({ ...siteKeyOf(entry), submissionHash });
    if (submission && isAbout(submission, call) && !isExpired(submission, now()))
      return { entry, submission };
  }
  return undefined;
}
