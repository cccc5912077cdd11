import { hadOtherPerson } from '../../client/apply/applicant-keys.ts';
import { isApplied } from '../../client/apply/applied-jobs.ts';
import { type DeviceDraft, onDraftChange, readDraft } from '../../client/apply/device-draft.ts';
import { type FormSubject, subjectKey } from '../../client/apply/form-subject.ts';
import { SETTLED } from './step-address.ts';

export interface DeviceListeners {
  /** Another tab wrote to the same application. */
  readonly onDraft: (draft: DeviceDraft) => void;
  /** Another person holds the device now. */
  readonly onPerson: () => void;
}

/** A page that comes out of the browser's back/forward cache has heard nothing meanwhile. */
export function watchDevice(
  subject: FormSubject,
  { onDraft, onPerson }: DeviceListeners,
): () => void {
  const hasDraft = () => readDraft(subject) !== undefined;
  let hadDraft = hasDraft();
  const undraft = onDraftChange(subject, () => {
    const draft = readDraft(subject);
    if (draft) onDraft(draft);
    else if (!isApplied(subjectKey(subject))) onPerson();
  });
  const hide = () => {
    hadDraft = hasDraft();
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted && hadDraft && !hasDraft()) onPerson();
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  return () => {
    undraft();
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
  };
}

/** Whether the browser gave back what a person before this one had typed: history keeps it after the device forgot it. */
export function holdsFormerPerson(subject: FormSubject): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFromHistory =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
  return isFromHistory && hadOtherPerson() && readDraft(subject) === undefined;
}

/** What an address says of a person. */
const OF_PERSON = ['submissionId', 'step', 'ended', 'sent', 'folio', 'myData', 'resumeURL'];

/** The page once more, with nothing of the person before in its address or its fields. */
export function openForNextPerson(): void {
  // Browsers give back what fields held before.
  for (const form of document.forms) form.reset();
  const url = new URL(location.href);
  for (const name of [...SETTLED, ...OF_PERSON]) url.searchParams.delete(name);
  if (url.href === location.href) location.reload();
  else location.replace(url);
}
