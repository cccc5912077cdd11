import type { SubmitRequest } from '#schemas/api/applications.ts';
import { type ReadAnswerTree, readAnswerTree } from '#schemas/forms/answer-tree.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import type { AnswerCode } from '#schemas/forms/base/verdict.ts';
import { folioOf } from '#schemas/forms/folio.ts';
import type { AnswerProblem, EndedForm } from '#schemas/forms/interpret-form.ts';
import type { ApplicationStatus, DropOffType } from '../db/application-tables.ts';
import {
  type CallRefusal,
  type FormCall,
  findFormCall,
  siteKeyOf,
} from '../form-calls/find-form-call.ts';
import { storableText } from '../form-calls/form-call-query.ts';
import { createSubmissionId, hashSubmissionId } from '../form-calls/submission-id.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import type { FormEntry, SiteEntry } from '../sites/site-entry.ts';
import type { ApplicationContext } from './application-context.ts';
import { findFinish, finishKeyOf } from './find-finish.ts';
import { findResume } from './find-resume.ts';
import type { SubmissionSave } from './judge-save.ts';
import { type RecalledCall, recallCall } from './recall-call.ts';
import { type SaveOutcome, saveAtOnce, saveSubmission } from './save-submission.ts';

const MAX_LOCATION = 300;

export interface SubmitCall extends FormCall {
  readonly status: ApplicationStatus;
  readonly dropOffType?: DropOffType | undefined;
  readonly candidateId?: string | undefined;
  readonly source?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly body: SubmitRequest;
}

export type SubmitOutcome =
  | {
      readonly state: 'saved';
      readonly id: string;
      readonly ignored: readonly string[];
      readonly mayBeDuplicate: boolean;
      /** Of what was sent for good, now or before. */
      readonly folio?: string | undefined;
      /** Link to what was sent, for the person who sent it. */
      readonly myData?: string | undefined;
      /** Whether it was sent before, so that the call changed nothing. */
      readonly isAlreadySent?: boolean;
    }
  | {
      readonly state: 'refused';
      readonly errors: readonly AnswerProblem[];
      readonly resumeError?: AnswerCode | undefined;
      readonly tree: ReadAnswerTree;
      readonly entry: SiteEntry;
    }
  | { readonly state: 'ended'; readonly ended: EndedForm; readonly tree: ReadAnswerTree }
  | { readonly state: 'form-changed'; readonly published: FormEntry }
  | { readonly state: CallRefusal };

/** Saves or finishes what a call carries: without reading first, where this process has saved it last. */
export async function submitApplication(
  context: ApplicationContext,
  call: SubmitCall,
): Promise<SubmitOutcome> {
  const recalled = recallCall(context, call);
  if (recalled !== undefined) {
    const { submission, job } = recalled;
    const asked = toAskedSave(context, call, recalled);
    const outcome = await saveAtOnce(context, asked.save, submission, job);
    if (outcome !== undefined) return toOutcome(context, call, { asked, outcome });
  }
  return readAndSubmit(context, call);
}

async function readAndSubmit(
  context: ApplicationContext,
  call: SubmitCall,
): Promise<SubmitOutcome> {
  const found = await findFormCall(context, call);
  if (found.state === 'sent') {
    const { site, applicationId } = found;
    return answerSent(context, call, { id: call.submissionId ?? '', site, applicationId });
  }
  if (found.state !== 'found') return found;
  const { submission } = found.call.loaded ?? {};
  const asked = toAskedSave(context, call, { ...found.call, submission });
  const { tree } = asked.save;
  const { body } = call;
  const resumeUrl = await findResume(context, { call: found.call, tree, body, id: asked.id });
  const outcome = await saveSubmission(context, { ...asked.save, resumeUrl }, submission);
  return toOutcome(context, call, { asked, outcome });
}

interface AskedSave {
  readonly id: string;
  readonly entry: SiteEntry;
  readonly save: SubmissionSave;
}

function toAskedSave(
  { now: clock }: Pick<ApplicationContext, 'now'>,
  call: SubmitCall,
  { entry, site, published, jobId, submission }: Omit<RecalledCall, 'job'>,
): AskedSave {
  const subject = jobId ?? published.form.id;
  const id = call.submissionId ?? createSubmissionId(site, subject, call.idempotencyKey);
  const now = clock();
  // One spread, and that first: V8 takes longer for others than for the answers.
  const save = {
    ...toContent(call, published),
    agencyId: site.agencyId,
    siteId: site.siteId,
    jobId,
    submissionHash: hashSubmissionId(id),
    isFirst: submission === undefined,
    finishKeyHash:
      call.status === 'APPLY_FINISH' ? finishKeyOf(id, call.idempotencyKey) : undefined,
    isResumeRemoved: call.body.resumeRemoved === true,
    tree: readAnswerTree(published.form, call.body.values),
    now,
    today: todayIn(SITE_TIME_ZONE, now),
  };
  return { id, entry, save };
}

async function toOutcome(
  context: ApplicationContext,
  call: SubmitCall,
  { asked, outcome }: { readonly asked: AskedSave; readonly outcome: SaveOutcome },
): Promise<SubmitOutcome> {
  const { id, entry, save } = asked;
  const { tree, published } = save;
  const site = siteKeyOf(entry);
  switch (outcome.state) {
    case 'saved':
      if (call.status === 'APPLY_FINISH' || save.isFirst) context.arrivals.tell(site);
      return {
        ...savedAs(id),
        ignored: tree.ignored,
        mayBeDuplicate: outcome.mayBeDuplicate,
        folio: outcome.sent && folioOf(outcome.sent.applicationId),
        myData: outcome.sent && (await linkToSent(context, site, outcome.sent)),
      };
    case 'sent':
      return answerSent(context, call, { id, site, applicationId: outcome.applicationId });
    case 'refused':
      return { ...outcome, tree, entry };
    case 'ended':
      return { ...outcome, tree };
    case 'form-changed':
      return { state: 'form-changed', published };
    case 'unknown':
      return { state: 'submission-unknown' };
  }
}

/** What was sent before is not changed; whoever had no answer to the last step hears it now. */
async function answerSent(
  context: ApplicationContext,
  { status, idempotencyKey }: Pick<SubmitCall, 'status' | 'idempotencyKey'>,
  { id, site, applicationId }: SentApplication & { readonly id: string; readonly site: SiteKey },
): Promise<SubmitOutcome> {
  const answer = { ...savedAs(id), isAlreadySent: true };
  if (status !== 'APPLY_FINISH') return answer;
  const folio = folioOf(applicationId);
  const again = await findFinish(context, { site, submissionId: id, idempotencyKey });
  if (again === undefined) return { ...answer, folio };
  const { at, mayBeDuplicate } = again;
  const myData = await linkToSent(context, site, { applicationId, at });
  return { ...answer, folio, mayBeDuplicate, myData };
}

interface SentApplication {
  readonly applicationId: string;
}

/** The same one each time. Whoever sends an application gets it: the id of the submission leads to nothing later. */
function linkToSent(
  { applicantLinks }: Pick<ApplicationContext, 'applicantLinks'>,
  site: SiteKey,
  { applicationId, at }: SentApplication & { readonly at: Date },
): Promise<string> {
  return applicantLinks.make('my-data', site, { words: [applicationId], from: at.getTime() });
}

function savedAs(id: string) {
  return { state: 'saved', id, ignored: [], mayBeDuplicate: false } as const;
}

/** What the call says, without what is decided about it. */
function toContent(call: SubmitCall, published: FormEntry) {
  const { pageNumber, formVersion, notice, location, sentAt } = call.body;
  return {
    published,
    formId: published.form.id,
    formVersion: published.version,
    channel: call.channel,
    status: call.status,
    dropOffType: call.dropOffType,
    candidateId: call.candidateId,
    source: call.source,
    page: pageNumber ?? undefined,
    seenVersion: formVersion ?? undefined,
    notice: notice
      ? { version: notice.version, voluntary: notice.voluntary ?? undefined }
      : undefined,
    location: storableText(location, MAX_LOCATION),
    sentAt: sentAt ?? undefined,
  };
}
