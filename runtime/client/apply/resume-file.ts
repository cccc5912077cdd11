/** By which a widget gives the CV that was chosen in it to the form of its page. */
const RESUME_FILE = 'rumbo:resume-file';

/** Fields in which it is chosen. */
export function resumeInputs(): Iterable<HTMLInputElement> {
  return document.querySelectorAll<HTMLInputElement>('[data-resume-upload] input');
}

/** What was chosen stays in its field until there is a form that takes it. */
export function giveResumeFile(input: HTMLInputElement): void {
  const [detail] = input.files ?? [];
  if (!detail) return;
  const given = new CustomEvent<File>(RESUME_FILE, { detail, cancelable: true });
  if (!document.dispatchEvent(given)) input.value = '';
}

/** Takes what was chosen before as well: a page can be read long before its scripts have come. */
export function onResumeFile(take: (file: File) => void): () => void {
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent && event.detail instanceof File)) return;
    event.preventDefault();
    take(event.detail);
  };
  document.addEventListener(RESUME_FILE, listener);
  for (const input of resumeInputs()) giveResumeFile(input);
  return () => document.removeEventListener(RESUME_FILE, listener);
}
