import type { FormChannel } from '#schemas/documents/documents.ts';
import { pageOfQuestion } from '#schemas/forms/form-questions.ts';
import type { FormStep } from '#schemas/forms/form-steps.ts';
import { fieldKey, POSTED } from '#schemas/forms/posted-form.ts';
import type { ApplicationContext } from '../applications/application-context.ts';
import {
  type SubmitCall,
  type SubmitOutcome,
  submitApplication,
} from '../applications/submit-application.ts';
import type { Caller } from '../forms/calling-site.ts';
import type { PageForms } from '../pages/page-jobs.ts';
import type { FormEntry, SiteEntry } from '../sites/site-entry.ts';
import { nextStep, type PostedStep } from './posted-step.ts';
import type { RefusedFile } from './read-post.ts';
import type { Refusal } from './refused-post.ts';

export interface PostContext extends ApplicationContext {
  readonly pageForms: Pick<PageForms, 'readDraft'>;
}

/** A step that was posted, with where. */
export interface PagePost {
  readonly entry: SiteEntry;
  readonly published: FormEntry;
  readonly channel: FormChannel;
  readonly caller: Caller;
  readonly query: URLSearchParams;
  /** The same for the same body from the same browser. */
  readonly repeatKey: string;
  /** What was typed is kept, and the step comes once more. */
  readonly isTooEarly: boolean;
  readonly posted: PostedStep & { readonly refusedFiles: readonly RefusedFile[] };
}

/** Parameters that the next address has besides the others of the visit; null takes one away. */
export type AddressChanges = Readonly<Record<string, string | null>>;

/** The person goes on elsewhere: the step is saved as it is. */
export const ELSEWHERE = 'elsewhere';

/** The page was opened from the review. */
const EDIT = 'edit';

/** What no address keeps from the step before. */
const SETTLED: AddressChanges = {
  ...{ check: null, failed: null, ended: null, sent: null, refused: null, folio: null },
  myData: null,
  [EDIT]: null,
};
/** The step again, with what was typed as far as it was saved. */
const FAILED: AddressChanges = { ...SETTLED, failed: '1' };
/** In how many seconds a step that was not taken may come again. */
export const RETRY_AFTER = 'retryAfter';

/** The step as it was typed, with why it was not taken. */
export function refusal(reason: Refusal, seconds?: number): AddressChanges {
  const retryAfter = seconds === undefined ? null : String(seconds);
  return { ...SETTLED, failed: reason, [RETRY_AFTER]: retryAfter };
}

const SENT: AddressChanges = { ...SETTLED, sent: '1', step: null, submissionId: null };

/** Saves the step, sends the application after the last, and says where the person goes on. */
export async function answerPost(context: PostContext, post: PagePost): Promise<AddressChanges> {
  const { posted, published, query } = post;
  // A machine learns nothing from its answer.
  if (posted.isTrapped) return SENT;
  if (posted.isResumeRemoved) query.delete('resumeURL');
  const saved = await saveStep(context, post);
  if (saved.state !== 'saved') return afterRefusal(post, saved);
  const submissionId = saved.id;
  // The answer to the last step was lost.
  if (saved.isAlreadySent) return send(context, post);
  if (posted.act === ELSEWHERE)
    return { ...SETTLED, submissionId, step: String(posted.step), [ELSEWHERE]: '1' };
  if (post.isTooEarly) return { ...FAILED, submissionId, step: String(posted.step) };
  const [refused] = posted.refusedFiles;
  if (refused && posted.act !== 'back') return { ...stay(post, refused), submissionId };
  const stored = await storedBefore(context, post);
  const isEdit = query.get(EDIT) === '1';
  const isResumeOnly = query.get('dropOffType')?.trim() === 'RESUME_DROP_OFF';
  const given = { ...stored, ...posted.answers };
  const next = nextStep(published, { ...posted, isEdit, isResumeOnly }, given, context.now());
  switch (next.state) {
    case 'step': {
      const check = next.isRefused ? '1' : null;
      const edit = next.isEdit || (isEdit && next.isRefused) ? '1' : null;
      return { ...SETTLED, submissionId, step: String(next.step), check, [EDIT]: edit };
    }
    case 'ended':
      return afterEnd(published, next);
    case 'finish': {
      query.set('submissionId', submissionId);
      return { submissionId, ...(await send(context, post)) };
    }
  }
}

/** What was typed for a submission that is no more begins another one. */
async function saveStep(context: PostContext, post: PagePost): Promise<SubmitOutcome> {
  const call = toCall(post, 'APPLY_INTERMEDIATE');
  const saved = await submitApplication(context, call);
  if (saved.state !== 'submission-unknown' && saved.state !== 'submission-expired') return saved;
  post.query.delete('submissionId');
  return submitApplication(context, { ...call, submissionId: undefined });
}

async function send(context: PostContext, post: PagePost): Promise<AddressChanges> {
  const call = { ...toCall(post, 'APPLY_FINISH'), idempotencyKey: post.repeatKey };
  const sent = await submitApplication(context, call);
  if (sent.state !== 'saved') return afterRefusal(post, sent);
  return { ...SENT, folio: sent.folio ?? null, myData: sent.myData ?? null };
}

/** The step once more: a file was not taken. */
function stay({ posted, published }: PagePost, { name, code }: RefusedFile): AddressChanges {
  const { step } = posted;
  const asked = name === POSTED.resume ? resumeQuestionAt(published, step) : fieldKey(name);
  return { ...SETTLED, step: String(step), check: '1', refused: `${asked ?? name}.${code}` };
}

/** The question for a CV, where the step that shows asks it. */
function resumeQuestionAt({ form }: FormEntry, step: FormStep): string | undefined {
  const sections = step === 'review' ? [] : (form.pages[step]?.sections ?? []);
  const questions = sections.flatMap((section) => section.questions);
  return questions.find(({ type }) => type === 'resume')?.keyId;
}

/** Of an application that has ended nothing is stored any more, so what was there counts beside what was posted. */
async function storedBefore({ pageForms }: PostContext, { entry, query }: PagePost) {
  const submissionId = query.get('submissionId');
  if (submissionId === null || submissionId === '') return {};
  const { answers } = await pageForms.readDraft(entry.site, { submissionId, resumeUrl: undefined });
  return answers;
}

function toCall(
  { entry, published, channel, caller, query, posted }: PagePost,
  status: SubmitCall['status'],
): SubmitCall {
  const named = (name: string) => query.get(name)?.trim() || undefined;
  const stage = Number(query.get('stage') ?? 0);
  return {
    caller,
    channel,
    stage: Number.isInteger(stage) && stage >= 0 ? stage : 0,
    websiteId: entry.site.id,
    submissionId: named('submissionId'),
    formId: published.form.id,
    jobId: named('jobId'),
    status,
    dropOffType: named('dropOffType') === 'RESUME_DROP_OFF' ? 'RESUME_DROP_OFF' : undefined,
    source: named('utm_source') ?? named('source'),
    body: posted.body,
  };
}

function afterEnd(
  { form }: FormEntry,
  { keyId, text }: { readonly keyId: string; readonly text: string },
): AddressChanges {
  const questions = form.pages.flatMap(({ sections }) =>
    sections.flatMap((section) => section.questions),
  );
  const ends = questions.find((question) => question.keyId === keyId)?.ends ?? [];
  const index = ends.findIndex((end) => end.text === text);
  return { ...SETTLED, ended: `${keyId}.${index}`, step: null, submissionId: null };
}

/** The page says what is wrong; a submission that is over makes room for another one. */
function afterRefusal(
  { published, posted }: PagePost,
  outcome: Exclude<SubmitOutcome, { state: 'saved' }>,
): AddressChanges {
  switch (outcome.state) {
    case 'refused': {
      const { errors, resumeError } = outcome;
      const step = pageOfQuestion(published.form, errors[0]?.keyId);
      const refused = resumeError === undefined ? null : `${POSTED.resume}.${resumeError}`;
      return { ...FAILED, step: String(step), check: '1', refused };
    }
    case 'ended':
      return afterEnd(published, outcome.ended);
    case 'form-changed':
      return { ...SETTLED, step: '0', failed: 'changed' };
    case 'submission-unknown':
    case 'submission-expired':
      return { ...FAILED, submissionId: null, step: null };
    case 'job-closed':
      return SETTLED;
    default:
      return { ...FAILED, step: String(posted.step) };
  }
}
