/** By which a widget gives the CV that was chosen in it to the form of its page. */
const RESUME_FILE = 'rumbo:resume-file';

export function giveResumeFile(file: File): void {
  document.dispatchEvent(new CustomEvent<File>(RESUME_FILE, { detail: file }));
}

export function onResumeFile(take: (file: File) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent && event.detail instanceof File) take(event.detail);
  };
  document.addEventListener(RESUME_FILE, listener);
  return () => document.removeEventListener(RESUME_FILE, listener);
}
