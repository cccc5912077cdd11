import { type FormStep, readFormStep } from '#schemas/forms/form-steps.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { appliedTimes } from '../../client/apply/applied-times.ts';
import { type FormSubject, subjectKey } from '../../client/apply/form-subject.ts';

const STEP = 'step';
const SENT = 'sent';

/** What a step without script came to; a script goes on from it. */
export const SETTLED = ['check', 'failed', 'refused', 'edit'];

/** The step that the address names. */
export function addressedStep(): FormStep | undefined {
  return readFormStep(new URLSearchParams(location.search).get(STEP) ?? undefined);
}

/** Writes the step into the address, so that back, refresh and a copied link find it. */
export function writeStep(step: FormStep, how: 'push' | 'replace'): void {
  const url = new URL(location.href);
  for (const name of SETTLED) url.searchParams.delete(name);
  if (step === 0) url.searchParams.delete(STEP);
  else url.searchParams.set(STEP, String(step));
  if (how === 'push') history.pushState(history.state, '', url);
  // A browser takes its time for an entry, also where nothing of it changes.
  else if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** As after a post without script: the page that comes is drawn with what the server has of the submission, and says why. */
export function nameChanged(submissionId: string): void {
  const url = new URL(location.href);
  url.searchParams.set('submissionId', submissionId);
  url.searchParams.set('failed', 'changed');
  history.replaceState(history.state, '', url);
}

const RESUME = 'resumeURL';

/** In the state of the page's history entries: the CV that was read, which no refresh reads again. */
const READ = 'readResume';

/** Whether a CV that the address names is read for the first time. */
export function isUnreadResume(url: string): boolean {
  const state: unknown = history.state;
  const known = isRecord(state) ? state : {};
  if (known[READ] === url) return false;
  history.replaceState({ ...known, [READ]: url }, '');
  return true;
}

/** Takes the CV out of the address: another one is meant, or none. */
export function dropNamedResume(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(RESUME)) return;
  url.searchParams.delete(RESUME);
  history.replaceState(history.state, '', url);
}

/** In the state of the page's history entries: the link to what was sent, and when that was. */
const SENT_LINK = 'sentLink';

/** When the application was sent, as the device knows it; undefined once somebody else has it. */
const sentAt = (subject: FormSubject) => appliedTimes().get(subjectKey(subject));

/** A refresh finds the application sent, as after a post without script; its address tells nobody the link. */
export function writeSent(subject: FormSubject, link: string | undefined): void {
  const url = new URL(location.href);
  for (const name of [...SETTLED, STEP]) url.searchParams.delete(name);
  url.searchParams.set(SENT, '1');
  const state: unknown = history.state;
  const known = isRecord(state) ? state : {};
  const kept = link === undefined ? {} : { [SENT_LINK]: { link, at: sentAt(subject) } };
  history.replaceState({ ...known, ...kept }, '', url);
}

/** The link to what was sent from this entry of the history; none for the next person on the device. */
export function sentLink(subject: FormSubject): string | undefined {
  const state: unknown = history.state;
  const kept = isRecord(state) ? state[SENT_LINK] : undefined;
  if (!isRecord(kept) || typeof kept['at'] !== 'number') return undefined;
  const { link, at } = kept;
  return typeof link === 'string' && at === sentAt(subject) ? link : undefined;
}
