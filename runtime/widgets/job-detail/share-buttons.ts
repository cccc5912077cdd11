// Sharing a job: copying its address, WhatsApp, the phone's own sheet. One listener serves all buttons, also
// those that come later. What is shared is the job's address alone: not where someone came from.

import { track } from '../../base/track.ts';

/** How long the message that it was copied stays, in ms. */
const TOAST_MS = 4000;

interface Share {
  readonly root: HTMLElement;
  readonly title: string;
  readonly url: string;
}

/** Shares the job whose button was clicked. */
export function shareByClick({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
  const root = button ? button.closest<HTMLElement>('[data-share-href]') : null;
  if (!button || !root) return;
  const { shareHref = '', shareTitle = '' } = root.dataset;
  const { shownJob: jobId } = root.closest<HTMLElement>('[data-shown-job]')?.dataset ?? {};
  if (jobId !== undefined) track({ eventName: 'Job_Share', widgetId: '', eventData: { jobId } });
  const share = { root, title: shareTitle, url: new URL(shareHref, location.origin).href };
  if (button.dataset['share'] === 'copy') void copy(share);
  if (button.dataset['share'] === 'whatsapp') openWhatsApp(share);
  if (button.dataset['share'] === 'native') openSheet(share);
}

document.addEventListener('rumbo:swap', offerSheet);
offerSheet();

async function copy({ root, url }: Share): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return showField(root, url);
  }
  const toast = root.querySelector<HTMLElement>('[data-share-copied]');
  if (!toast) return;
  toast.textContent = toast.dataset['shareCopied'] ?? '';
  setTimeout(() => toast.replaceChildren(), TOAST_MS);
}

/** The clipboard is closed to pages that are not secure, and in some apps: then people copy by hand. */
function showField(root: HTMLElement, url: string): void {
  const field = root.querySelector('input');
  if (!field) return;
  root.querySelector('label')?.removeAttribute('hidden');
  field.value = url;
  field.select();
}

function openWhatsApp({ title, url }: Share): void {
  const text = `${title} ${url}`.trim();
  open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
}

/** Closing the sheet rejects, and is no failure. */
function openSheet({ title, url }: Share): void {
  navigator.share({ title, url }).catch(() => {});
}

/** On computers the sheet is slower than copying. */
function offerSheet(): void {
  const hasSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  for (const button of document.querySelectorAll<HTMLElement>('[data-share="native"]'))
    button.hidden = !hasSheet;
}
