import type { Form } from '#schemas/documents/documents.ts';
import { readAnswerTree } from '#schemas/forms/answer-tree.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import type { FormStep } from '#schemas/forms/form-steps.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import {
  readSubmissionId,
  rememberSubmission,
  savedValues,
} from '../../client/apply/applicant-keys.ts';
import { isApplied } from '../../client/apply/applied-jobs.ts';
import { type DeviceDraft, readDraft } from '../../client/apply/device-draft.ts';
import type { FetchedSubmission } from '../../client/apply/form-calls.ts';
import { type FormSubject, subjectKey } from '../../client/apply/form-subject.ts';
import { pendingOf } from '../../client/apply/stored-saves.ts';
import type { FillSession } from './fill-session.ts';
import type { FillStore } from './fill-state.ts';
import type { Edits, LostAnswer } from './merge-edits.ts';
import { sortAnswers, type UnaskedAnswer } from './unasked-answers.ts';

/** What was known of a person as the form opened. */
export interface RestoredAnswers {
  /** Where they were; undefined where they had not begun. */
  readonly step: FormStep | undefined;
  /** Whether answers came from an earlier application. */
  readonly isPrefilled: boolean;
  /** Whether somebody had begun to fill this form in. */
  readonly isResumed: boolean;
  /** Whether the application went out meanwhile, from another tab or phone. */
  readonly isSent: boolean;
  readonly lost: readonly LostAnswer[];
  /** Whether the form was published anew since it was begun here. */
  readonly isChanged: boolean;
  readonly unasked: readonly UnaskedAnswer[];
  /** Keys of the questions whose answers stand as a CV gave them. */
  readonly fromResume: readonly string[];
  /** What the server has beside a draft, which nobody waits for. */
  readonly behind?: Promise<Behind>;
}

interface Behind {
  /** Whether the application went out from another phone. */
  readonly isSent: boolean;
  /** What of the draft lost against a later answer of another phone. */
  readonly lost: readonly LostAnswer[];
  /** Whether it is all that was known of what somebody had begun. */
  readonly isResumed?: boolean;
}

const NOTHING: RestoredAnswers = {
  ...{ step: undefined, isPrefilled: false, isResumed: false, isSent: false },
  ...{ lost: [], isChanged: false, unasked: [], fromResume: [] },
};

/**
 * Fills in what this device kept beside what the page came with, else what the server has of the submission (RESUME_DRIP, spec section 4), else what the
 * person answered in an earlier application at this site.
 */
export async function restoreAnswers(
  session: FillSession,
  form: Form,
  saved: Edits | undefined,
): Promise<RestoredAnswers> {
  const { subject } = session;
  const draft = readDraft(subject);
  const submissionId = readSubmissionId(subject);
  if (draft) {
    const restored = restoreDraft(session, form, draft, saved);
    if (saved || submissionId === undefined) return restored;
    return { ...restored, behind: askBehind({ session, form, draft, submissionId }) };
  }
  if (submissionId !== undefined) return restoreSaved({ session, form, submissionId });
  // Its failure is ignored: the first save makes a submission (spec section 8).
  if (subject.version === 'v1') void beginSession(subject);
  return fillKnown(session, form);
}

/** Fills in what the person answered in an earlier application at this site. */
function fillKnown(session: FillSession, form: Form): RestoredAnswers {
  const known = savedValues(session.subject.siteId);
  if (known === undefined) return NOTHING;
  const asked = new Set(placedQuestions(form).map(({ question }) => question.keyId));
  const answers = Object.fromEntries(
    Object.entries(known.values).filter(([keyId]) => asked.has(keyId)),
  );
  session.restore(answers);
  return { ...NOTHING, isPrefilled: Object.keys(answers).length > 0 };
}

/** The page may show what another phone saved: the later edit of each question stays. */
function restoreDraft(
  session: FillSession,
  form: Form,
  draft: DeviceDraft,
  saved: Edits | undefined,
): RestoredAnswers {
  const { kept, unasked } = sortAnswers(form, draft.answers, draft.asked ?? {});
  const edits = { answers: kept, editedAt: draft.editedAt };
  if (saved) session.restore(saved.answers, saved.editedAt);
  const lost = saved ? session.merge(edits) : [];
  if (!saved) session.restore(kept, draft.editedAt);
  session.files.take(draft.files);
  const isChanged = draft.formVersion !== session.formVersion;
  return {
    ...{ ...NOTHING, step: pageByKey(form, draft), lost },
    isResumed: Object.values(session.answers()).some((values) => !values.every(isBlank)),
    fromResume: (draft.fromResume ?? []).filter((keyId) => kept[keyId] !== undefined),
    ...(isChanged && { isChanged, unasked }),
  };
}

interface Asked {
  readonly session: FillSession;
  readonly form: Form;
  readonly submissionId: string;
}

/** What is typed while the server is asked stays, and is told where it differs. */
async function restoreSaved(asked: Asked): Promise<RestoredAnswers> {
  const { session, form, submissionId } = asked;
  const before = JSON.stringify(session.answers());
  const { fetchSubmission } = await import('../../client/apply/form-calls.ts');
  const fetched = await fetchSubmission(session.subject, submissionId);
  if (isPassing(fetched)) return { ...NOTHING, behind: askLater(asked, waitOf(fetched)) };
  if (fetched.state !== 'found') {
    const isGone = fetched.state === 'gone' && isApplied(subjectKey(session.subject));
    return { ...NOTHING, isSent: isGone || fetched.state === 'sent' };
  }
  session.restoreResume(fetched.resumeUrl);
  const saved = readAnswerTree(form, fetched.values);
  // A session of v1 that holds nothing yet is as good as none.
  if (Object.keys(saved.answers).length === 0) return fillKnown(session, form);
  const isTyped = JSON.stringify(session.answers()) !== before;
  const lost = session.merge(saved);
  return { ...NOTHING, step: isTyped ? undefined : fetched.currentPage, isResumed: true, lost };
}

async function askLater({ session, form, submissionId }: Asked, wait: number): Promise<Behind> {
  const fetched = await askAgain(session.subject, submissionId, wait);
  if (fetched.state !== 'found') return { isSent: fetched.state === 'sent', lost: [] };
  session.restoreResume(fetched.resumeUrl);
  const lost = session.merge(readAnswerTree(form, fetched.values));
  return { isSent: false, lost, isResumed: true };
}

interface AskedBehind extends Asked {
  readonly draft: DeviceDraft;
}

/** Sensitive answers and files rest on the server alone; another phone may have saved since. */
async function askBehind({ session, form, draft, submissionId }: AskedBehind): Promise<Behind> {
  const fetched = await askAgain(session.subject, submissionId, 0);
  if (fetched.state !== 'found') {
    // What waits here to be sent for good tells of itself.
    const isOwn = pendingOf(session.subject) === 'finish' || isApplied(subjectKey(session.subject));
    return { isSent: fetched.state === 'sent' && !isOwn, lost: [] };
  }
  session.restoreResume(fetched.resumeUrl);
  const lost = session.merge(
    readAnswerTree(form, fetched.values),
    new Set(Object.keys(draft.answers)),
  );
  // What the server has of before is no answer of another window.
  return { isSent: false, lost: lost.filter(({ isOwn }) => isOwn) };
}

/** When a server that gave no answer is asked again, in ms: as often as a save that waits, for some ten minutes. */
const ASK_AGAIN_MS: readonly [number, ...number[]] = [
  5_000,
  15_000,
  ...Array<number>(9).fill(60_000),
];

/** Asks until there is an answer; what the server keeps may be more than this device has. */
async function askAgain(
  subject: FormSubject,
  submissionId: string,
  firstWait: number,
): Promise<FetchedSubmission> {
  const { fetchSubmission } = await import('../../client/apply/form-calls.ts');
  let wait = firstWait;
  for (const next of ASK_AGAIN_MS) {
    if (wait > 0) await pause(wait);
    const fetched = await fetchSubmission(subject, submissionId);
    if (!isPassing(fetched)) return fetched;
    wait = fetched.state === 'busy' ? waitOf(fetched) : next;
  }
  return { state: 'failed', status: 0 };
}

/** Whether the same call may well have an answer later. */
function isPassing(fetched: FetchedSubmission): boolean {
  if (fetched.state !== 'failed') return fetched.state === 'busy';
  return fetched.status === 0 || fetched.status >= 500;
}

function waitOf(fetched: FetchedSubmission): number {
  return fetched.state === 'busy' ? fetched.retryAfterS * 1000 : ASK_AGAIN_MS[0];
}

/** Ends as soon as there is a network again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}

/** What a CV filled in before the page was loaded anew; without the network it comes unmarked. */
export async function markKept(
  store: FillStore,
  session: FillSession,
  keys: readonly string[],
): Promise<void> {
  const kept = session.answers();
  try {
    const { markRead } = await import('./prefill-from-resume.tsx');
    const now = session.answers();
    const untouched = keys.filter((keyId) => String(now[keyId]) === String(kept[keyId]));
    markRead(store, untouched);
  } catch {
    // The answers themselves are there.
  }
}

async function beginSession(subject: FormSubject): Promise<void> {
  const { createSession } = await import('../../client/apply/form-calls.ts');
  const submissionId = await createSession(subject);
  if (submissionId !== undefined && readSubmissionId(subject) === undefined)
    rememberSubmission(subject, submissionId, 0);
}

/** A page is found by its key wherever a later version has it. */
function pageByKey(
  { pages }: Pick<Form, 'pages'>,
  { step, pageKey }: { readonly step: FormStep; readonly pageKey: string },
): FormStep {
  if (step === 'review') return step;
  const index = pages.findIndex(({ keyId }) => keyId === pageKey);
  return index < 0 ? Math.min(step, pages.length - 1) : index;
}
