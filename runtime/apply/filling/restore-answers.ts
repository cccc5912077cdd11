import type { Form } from '#schemas/documents/documents.ts';
import { readAnswerTree } from '#schemas/forms/answer-tree.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import type { FormStep } from '#schemas/forms/form-steps.ts';
import {
  readSubmissionId,
  rememberSubmission,
  savedValues,
} from '../../client/apply/applicant-keys.ts';
import { isApplied } from '../../client/apply/applied-jobs.ts';
import { type DeviceDraft, readDraft } from '../../client/apply/device-draft.ts';
import { type FormSubject, subjectKey } from '../../client/apply/form-subject.ts';
import type { FillSession } from './fill-session.ts';
import type { Edits, LostAnswer } from './merge-edits.ts';
import { sortAnswers, type UnaskedAnswer } from './unasked-answers.ts';

/** What was known of a person as the form opened. */
export interface RestoredAnswers {
  /** Where they were; undefined where they had not begun. */
  readonly step: FormStep | undefined;
  /** Whether answers came from an earlier application. */
  readonly isPrefilled: boolean;
  /** Whether the application went out meanwhile, from another tab. */
  readonly isSent: boolean;
  readonly lost: readonly LostAnswer[];
  /** Whether the form was published anew since it was begun here. */
  readonly isChanged: boolean;
  readonly unasked: readonly UnaskedAnswer[];
}

const NOTHING: RestoredAnswers = {
  ...{ step: undefined, isPrefilled: false, isSent: false },
  ...{ lost: [], isChanged: false, unasked: [] },
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
  if (draft) return restoreDraft(session, form, draft, saved);
  const submissionId = readSubmissionId(subject);
  if (submissionId !== undefined) {
    const { fetchSubmission } = await import('../../client/apply/form-calls.ts');
    const fetched = await fetchSubmission(subject, submissionId);
    if (fetched.state === 'found') {
      const { answers, editedAt } = readAnswerTree(form, fetched.values);
      // A session of v1 that holds nothing yet is as good as none.
      if (Object.keys(answers).length === 0) return fillKnown(session, form);
      session.restore(answers, editedAt);
      return { ...NOTHING, step: fetched.currentPage };
    }
    if (fetched.state === 'gone' && isApplied(subjectKey(subject)))
      return { ...NOTHING, isSent: true };
    return NOTHING;
  }
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
  const isChanged = draft.formVersion !== session.formVersion;
  return {
    ...{ ...NOTHING, step: pageByKey(form, draft), lost },
    ...(isChanged && { isChanged, unasked }),
  };
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
