import { forgetSubmission, rememberSubmission, saveValues } from './applicant-keys.ts';
import { markDropOffApplied } from './applied-jobs.ts';
import { markSent } from './applied-times.ts';
import { clearDraft } from './device-draft.ts';
import type { SubmitResult } from './form-calls.ts';
import { subjectKey } from './form-subject.ts';
import { trackSave } from './save-events.ts';
import { questionsOf, type StoredSave } from './stored-saves.ts';

type Saved = Extract<SubmitResult, { state: 'saved' }>;

/** What a success changes on the device (spec section 4, "Application status"), and its events. */
export function keepSaved(save: StoredSave, saved: Saved): void {
  const { status, subject, page } = save.request;
  const isFinish = status === 'APPLY_FINISH';
  if (!save.departed && isFinish) keepFinished(save, saved);
  else if (!save.departed && saved.id !== '') rememberSubmission(subject, saved.id, page);
  trackSave('formSubmit', save.request);
  if (isFinish) trackSave('APPLY_FINISH', save.request);
}

function keepFinished({ request }: StoredSave, { id, folio }: Saved): void {
  const { subject, notice, location, resumeUrl, resumeFrom } = request;
  forgetSubmission(subject);
  clearDraft(subject);
  markSent(subjectKey(subject), folio);
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
