import { type CardExtras, TEMPLATE_SLUG, toCardTexts } from '../../jobs/card-texts.ts';
import { companyInitials } from '../../jobs/company-initials.ts';
import { pointText } from '../../jobs/job-texts.ts';
import type { SavedJob } from '../../jobs/saved-job.ts';

/** A card made from the one that the server printed into a list. Everything goes in as text. */
export function createPrintedCard(
  root: HTMLElement,
  job: SavedJob,
  extras: CardExtras = {},
): HTMLElement {
  const item = document.createElement('li');
  const card = templateOf(root)?.content.querySelector('article');
  if (card) item.append(card.cloneNode(true));
  const { text: untitled, lang } = untitledIn(root);
  const title = job.title ?? untitled;
  const { dataset: words = {} } = root.querySelector<HTMLElement>('[data-card-template]') ?? {};
  const own = toCardTexts(job, words);
  const texts: Readonly<Record<string, string | null>> = { ...own, ...extras, title };
  for (const element of item.querySelectorAll<HTMLElement>('[data-field]')) {
    const { field = '' } = element.dataset;
    if (field === 'initials') showMark(element, root, job);
    else fillText(element, texts[field] ?? '');
  }
  locate(item, pointText(job.point, extras.distance));
  address(item, job, title);
  addressApply(item, job);
  const link = item.querySelector('a');
  if (link && job.title === null) link.lang = lang;
  return item;
}

/** What a list calls a job without a title. */
export function untitledIn(root: HTMLElement): { readonly text: string; readonly lang: string } {
  const { untitled: text = '', untitledLang: lang = '' } = templateOf(root)?.dataset ?? {};
  return { text, lang };
}

function templateOf(root: HTMLElement): HTMLTemplateElement | null {
  return root.querySelector<HTMLTemplateElement>('template[data-card-template]');
}

/** A part without text goes, its line with the last of its parts, and a box with the last of its lines. */
function fillText(element: HTMLElement, text: string): void {
  element.textContent = withText(element.textContent ?? '', text);
  if (text !== '') return;
  const line = element.closest('p');
  const box = line?.parentElement;
  element.remove();
  if (line?.querySelector('[data-field]')) return;
  line?.remove();
  if (box?.childElementCount === 0) box.remove();
}

/** The template's texts hold a name in braces where the job's own text belongs. */
function withText(pattern: string, text: string): string {
  return pattern.replace(/\{\w+\}/, () => text);
}

function showMark(element: HTMLElement, root: HTMLElement, job: SavedJobNames): void {
  const names = [job.logoName, job.company].map((name) => name?.toLowerCase());
  const template = templateOf(root);
  const logos = [...(template?.content.querySelectorAll<HTMLElement>('[data-logo]') ?? [])];
  const logo = logos.find(({ dataset }) => names.includes(dataset['logo']?.toLowerCase()));
  const initials = companyInitials(job.company);
  if (logo) element.replaceChildren(...[...logo.childNodes].map((node) => node.cloneNode(true)));
  else if (initials !== '') element.textContent = initials;
}

type SavedJobNames = Pick<SavedJob, 'logoName' | 'company'>;

/** For what says how far the job is from the visitor's zone. */
function locate(item: HTMLElement, point: string | undefined): void {
  const card = item.querySelector<HTMLElement>('[data-card]');
  if (card && point !== undefined) card.dataset['point'] = point;
}

function address(item: HTMLElement, { urlSlug, agencyId }: SavedJobKey, title: string): void {
  for (const element of item.querySelectorAll<HTMLElement>('[data-job],[data-save-job]')) {
    const { dataset } = element;
    if (element instanceof HTMLAnchorElement) {
      const { href = '' } = dataset;
      element.href = href.replace(TEMPLATE_SLUG, encodeURIComponent(urlSlug));
      dataset['job'] = urlSlug;
    } else {
      element.ariaLabel = withText(element.ariaLabel ?? '', title);
      dataset['saveJob'] = urlSlug;
      dataset['agency'] = agencyId;
    }
  }
}

/** Jobs of chats and contractors are applied for on their own page. */
function addressApply(item: HTMLElement, { id, details }: SavedJob): void {
  const link = item.querySelector<HTMLAnchorElement>('a[data-apply-job]');
  if (!link) return;
  if (/^https?:\/\//.test(String(details.applyUrl))) {
    link.remove();
    return;
  }
  const href = link.getAttribute('href') ?? '';
  link.href = href.replace(TEMPLATE_SLUG, encodeURIComponent(id));
  link.dataset['applyJob'] = id;
}

type SavedJobKey = Pick<SavedJob, 'urlSlug' | 'agencyId'>;
