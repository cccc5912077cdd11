import { companyInitials } from '../../jobs/company-initials.ts';
import type { SavedJob } from '../../jobs/saved-job.ts';
import { toCardTexts } from './card-texts.ts';
import { SAVED_SLUG } from './saved-slug.ts';

/** A card made from the template of a list of saved jobs. Everything goes in as text. */
export function createSavedCard(root: HTMLElement, job: SavedJob): HTMLElement {
  const item = document.createElement('li');
  const template = root.querySelector('[data-saved-template] article');
  if (template) item.append(template.cloneNode(true));
  const title = job.title ?? root.dataset['untitled'] ?? '';
  const texts: Readonly<Record<string, string | null>> = { ...toCardTexts(job), title };
  for (const element of item.querySelectorAll<HTMLElement>('[data-field]')) {
    const { field = '' } = element.dataset;
    if (field === 'initials') showMark(element, root, job);
    else fillText(element, texts[field] ?? '');
  }
  address(item, job, title);
  const link = item.querySelector('a');
  if (link && job.title === null) link.lang = root.dataset['untitledLang'] ?? '';
  return item;
}

/** A line without text goes, and its box with the last of its lines. */
function fillText(element: HTMLElement, text: string): void {
  element.textContent = withText(element.textContent ?? '', text);
  if (text !== '') return;
  const line = element.closest('p');
  const box = line?.parentElement;
  line?.remove();
  if (box?.childElementCount === 0) box.remove();
}

/** The template's texts hold a name in braces where the job's own text belongs. */
function withText(pattern: string, text: string): string {
  return pattern.replace(/\{\w+\}/, () => text);
}

function showMark(element: HTMLElement, root: HTMLElement, job: SavedJobNames): void {
  const names = [job.logoName, job.company].map((name) => name?.toLowerCase());
  const logos = [...root.querySelectorAll<HTMLElement>('[data-saved-template] [data-logo]')];
  const logo = logos.find(({ dataset }) => names.includes(dataset['logo']?.toLowerCase()));
  const initials = companyInitials(job.company);
  if (logo) element.replaceChildren(...[...logo.childNodes].map((node) => node.cloneNode(true)));
  else if (initials !== '') element.textContent = initials;
}

type SavedJobNames = Pick<SavedJob, 'logoName' | 'company'>;

function address(item: HTMLElement, { urlSlug, agencyId }: SavedJobKey, title: string): void {
  for (const element of item.querySelectorAll<HTMLElement>('[data-job],[data-save-job]')) {
    const { dataset } = element;
    if (element instanceof HTMLAnchorElement) {
      const href = element.getAttribute('href') ?? '';
      element.href = href.replace(SAVED_SLUG, encodeURIComponent(urlSlug));
      dataset['job'] = urlSlug;
    } else {
      element.ariaLabel = withText(element.ariaLabel ?? '', title);
      dataset['saveJob'] = urlSlug;
      dataset['agency'] = agencyId;
    }
  }
}

type SavedJobKey = Pick<SavedJob, 'urlSlug' | 'agencyId'>;
