import type { SavedJob } from '../../jobs/saved-job.ts';
import { SAVED_JOBS_CHANGED } from '../memory/kept-marks.ts';
import { keepNote } from '../memory/saved-notes.ts';

/** The field for a note below a saved job's card; it is kept with every key. */
export function createSavedNote(
  root: HTMLElement,
  job: SavedJob,
  title: string,
): HTMLElement | null {
  const note = copyTemplate(root);
  const field = note?.querySelector('textarea');
  const status = note?.querySelector<HTMLElement>('[data-failed]');
  if (!note || !field || !status) return null;
  for (const control of note.querySelectorAll<HTMLElement>('[aria-label]'))
    control.ariaLabel = (control.ariaLabel ?? '').replace('{title}', () => title);
  field.addEventListener('input', () => {
    status.textContent = keepNote(job, field.value) ? '' : (status.dataset['failed'] ?? '');
  });
  // Copies for reading without a network are made once it is written.
  field.addEventListener('change', () => document.dispatchEvent(new Event(SAVED_JOBS_CHANGED)));
  return note;
}

/** Shows what another tab noted, but never under the hands of who is writing. */
export function showSavedNote(note: Element, { note: text = '' }: SavedJob): void {
  const field = note.querySelector('textarea');
  if (field && field !== document.activeElement) field.value = text.slice(0, field.maxLength);
}

/** A note as text, where nothing can be written. */
export function printSavedNote(root: HTMLElement, { note: text = '' }: SavedJob): Element[] {
  const note = text === '' ? null : copyTemplate(root);
  if (!note) return [];
  const said = document.createElement('p');
  said.textContent = text;
  note.querySelector('label')?.remove();
  note.querySelector('textarea')?.replaceWith(said);
  return [note];
}

function copyTemplate(root: HTMLElement): HTMLElement | null {
  const template = root.querySelector<HTMLTemplateElement>('template[data-note-template]');
  const note = template?.content.firstElementChild;
  return note ? (note.cloneNode(true) as HTMLElement) : null;
}
