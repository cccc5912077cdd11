import { track } from '../../base/track.ts';
import { forgetSubmission, rememberSubmission, saveValues } from './applicant-keys.ts';
import { markApplied, markDropOffApplied } from './applied-jobs.ts';
import { clearDraft } from './device-draft.ts';
import { type SubmitResult, submissionError } from './form-calls.ts';
import { subjectKey } from './form-subject.ts';
import { questionsOf, type StoredSave } from './stored-saves.ts';

type Saved = Extract<SubmitResult, { state: 'saved' }>;

/** What a success changes on the device (spec section 4, "Application status"), and its events. */
export function keepSaved(save: StoredSave, saved: Saved): void {
  const { status, subject, page } = save.request;
  const isFinish = status === 'APPLY_FINISH';
  if (!save.departed && isFinish) keepFinished(save, saved);
  else if (!save.departed && saved.id !== '') rememberSubmission(subject, saved.id, page);
  emit('formSubmit', save);
  if (isFinish) emit('APPLY_FINISH', save);
}

function keepFinished({ request }: StoredSave, { id }: Saved): void {
  const { subject, notice, location, resumeUrl, resumeFrom } = request;
  forgetSubmission(subject);
  clearDraft(subject);
  markApplied(subjectKey(subject));
  if (subject.dropOffType === 'RESUME_DROP_OFF') markDropOffApplied(subjectKey(subject));
  const sensitive = new Set(request.sensitive);
  const given = questionsOf(request.values).filter(
    ({ keyId, values }) => values.length > 0 && !sensitive.has(keyId),
  );
  const hasResume = resumeUrl !== undefined || resumeFrom !== undefined;
  saveValues(subject.siteId, {
    values: Object.fromEntries(given.map(({ keyId, values }) => [keyId, values])),
    formId: subject.formId,
    notice,
    ...(location !== undefined && { location }),
    ...(hasResume && id !== '' && { resumeFrom: id }),
  });
}

/** Raised and tracked once for each act of the person (spec section 8). */
export function reportFailure(save: StoredSave, status: number): void {
  emit('formSubmitError', save);
  reportError(submissionError(status));
}

function emit(eventName: 'formSubmit' | 'formSubmitError' | 'APPLY_FINISH', save: StoredSave) {
  const { status: applicationStatus, page: pageNumber, widgetId = '' } = save.request;
  track({ eventName, widgetId, eventData: { applicationStatus, pageNumber } });
}
