import {
  isStorageOpen,
  onSavedJobsChange,
  removeSavedJobs,
  savedJobsOf,
  toggleSavedJob,
} from '../../../client/memory/saved-jobs.ts';
import { createZoneOffer } from '../../../client/place/zone-offer.ts';
import { untitledIn } from '../../../client/widgets/printed-card.ts';
import { isDrawable } from '../../../jobs/is-drawable.ts';
import type { SavedJob } from '../../../jobs/saved-job.ts';
import { createCompareChoice } from './compare-choice.ts';
import { type CheckedJobs, checkSavedJobs } from './saved-check.ts';
import { createSavedItems, focusFirst } from './saved-items.ts';

/** The second tap of two comes within so many ms, and is for what the first one has taken away. */
const DOUBLE_TAP_MS = 500;

/**
 * Shows the jobs of the site's agency that this browser has saved, then asks the server about them: closed
 * ones leave with a word, changed ones show what is new. Without an answer the list stays, also offline.
 */
export function createSavedList(root: HTMLElement): void {
  const { agency = '' } = root.dataset;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-saved-${name}]`);
  const [cards, undo] = [part('cards'), part('undo')];
  const data = appendData(root);
  const renewed = new Map<string, SavedJob>();
  let answers: CheckedJobs['answers'] = new Map();
  let jobs = drawableJobs(agency);
  let removed: SavedJob | undefined;
  let removedAt = Number.NEGATIVE_INFINITY;

  const items = cards && createSavedItems(root, cards);
  /** As they are today, with the notes of this browser. */
  const newest = () => jobs.map((job) => ({ ...job, ...renewed.get(job.urlSlug) }));

  function draw(): void {
    items?.show(newest());
    if (undo) undo.hidden = removed === undefined;
    data.textContent = JSON.stringify(jobs);
    root.dataset['savedList'] = 'drawn';
    document.dispatchEvent(new Event('rumbo:swap'));
  }

  const tell = (text: string) => part('status')?.replaceChildren(text);

  function follow(): void {
    const before = jobs;
    jobs = drawableJobs(agency);
    const slugs = new Set(jobs.map(({ urlSlug }) => urlSlug));
    const gone = before.filter(({ urlSlug }) => !slugs.has(urlSlug));
    // What can be undone can be undone until something else is taken away, or it is back.
    const isUndoable = removed !== undefined && !slugs.has(removed.urlSlug);
    const hadFocus = cards?.contains(document.activeElement) === true;
    if (gone.length > 0 || !isUndoable) settle(gone);
    draw();
    if (gone.length !== 1) return;
    removedAt = performance.now();
    if (hadFocus) undo?.focus();
  }

  function settle(gone: readonly SavedJob[]): void {
    removed = gone.length === 1 ? gone[0] : undefined;
    tell(removed ? removedText(root, removed) : '');
  }

  async function check(): Promise<void> {
    const { open, closed, answers: told } = await checkSavedJobs(agency, jobs);
    answers = told;
    const before = JSON.stringify(newest());
    for (const job of open) renewed.set(job.urlSlug, job);
    if (closed.size > 0) drop(closed);
    else if (JSON.stringify(newest()) !== before) draw();
  }

  function drop(closed: ReadonlySet<string>): void {
    const gone = newest().filter(({ urlSlug }) => closed.has(urlSlug));
    removeSavedJobs(agency, closed);
    removed = undefined;
    draw();
    tell(closedText(root, gone));
  }

  undo?.addEventListener('click', () => {
    if (removed) toggleSavedJob(removed);
    cards?.querySelector('a')?.focus();
  });
  cards?.addEventListener('click', (event) => {
    if (performance.now() - removedAt < DOUBLE_TAP_MS) swallow(event);
  });
  const toCompared = (job: SavedJob) => ({ job, answer: answers.get(job.urlSlug) });
  createCompareChoice(root, { jobs: () => newest().map(toCompared), drop });
  createZoneOffer(root);
  onSavedJobsChange(follow);
  if (!isStorageOpen()) tellBlocked(root);
  const hadFocus = root.contains(document.activeElement);
  draw();
  if (hadFocus) focusFirst(root);
  if (jobs.length > 0) void check();
}

/** The buttons that save look for their job in the page's data. */
function appendData(root: HTMLElement): HTMLScriptElement {
  const data = root.appendChild(document.createElement('script'));
  data.type = 'application/json';
  data.dataset['jobs'] = '';
  return data;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function removedText(root: HTMLElement, { title }: SavedJob): string {
  const { removed = '' } = root.dataset;
  return removed.replace('{title}', () => title ?? untitledIn(root).text);
}

/** A list that is always empty is no invitation to save. */
function tellBlocked(root: HTMLElement): void {
  const [title, text] = root.querySelectorAll('[data-saved-none] p');
  if (title) title.textContent = root.dataset['blocked'] ?? '';
  if (text) text.textContent = root.dataset['blockedText'] ?? '';
}

function drawableJobs(agencyId: string): SavedJob[] {
  return savedJobsOf(agencyId).filter(isDrawable);
}

function closedText(root: HTMLElement, gone: readonly SavedJob[]): string {
  const { closedOne = '', closedMany = '' } = root.dataset;
  const names = gone.map(({ title }) => `«${title ?? untitledIn(root).text}»`).join(', ');
  return (gone.length === 1 ? closedOne : closedMany)
    .replace('{count}', String(gone.length))
    .replace('{titles}', () => names);
}
