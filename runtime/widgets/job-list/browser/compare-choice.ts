import type { ComparedJob } from './compare-rows.ts';
import { checkSavedJobs } from './saved-check.ts';
import { focusFirst } from './saved-items.ts';

/** Jobs that are compared at most: as many columns as a phone holds. */
const MOST = 3;

export interface ComparedList {
  jobs(): readonly ComparedJob[];
  /** Takes out what has closed, by its slug. */
  drop(closed: ReadonlySet<string>): void;
}

/** Lets two or three saved jobs be chosen, and opens them side by side. */
export function createCompareChoice(root: HTMLElement, list: ComparedList): void {
  const bar = root.querySelector<HTMLElement>('[data-compare-bar]');
  const status = bar?.querySelector('p');
  const [open, clear] = bar?.querySelectorAll('button') ?? [];
  if (!bar || !status || !open || !clear) return;
  const picks = () => [
    ...root.querySelectorAll<HTMLInputElement>('[data-saved-cards] [data-compare-pick]'),
  ];
  const chosen = () => picks().filter(({ checked }) => checked);

  function paint(): void {
    const count = chosen().length;
    for (const pick of picks()) pick.disabled = count >= MOST && !pick.checked;
    if (!bar || !status || !open) return;
    bar.hidden = count === 0;
    open.hidden = count < 2;
    const { one = '', many = '' } = bar.dataset;
    status.textContent = count < 2 ? one : many.replace('{count}', String(count));
  }

  async function compare(): Promise<void> {
    const slugs = new Set(chosen().map(slugOf));
    const jobs = list.jobs().filter(({ job }) => slugs.has(job.urlSlug));
    const dialog = await load().catch(() => undefined);
    const sheet = dialog?.showComparison(root, jobs);
    if (!sheet) {
      if (status) status.textContent = bar?.dataset['failed'] ?? '';
      return;
    }
    // An open page gets old.
    const renewed = await renewCompared(root.dataset['agency'] ?? '', jobs);
    const isNews = JSON.stringify(renewed) !== JSON.stringify(jobs);
    if (sheet.open && isNews) dialog?.showComparison(root, renewed);
    const closed = renewed.filter(({ isClosed }) => isClosed).map(({ job }) => job.urlSlug);
    if (closed.length > 0) whenClosed(sheet, () => leave(new Set(closed)));
  }

  function leave(closed: ReadonlySet<string>): void {
    list.drop(closed);
    // What the focus was on may be gone with them.
    if (bar?.hidden === false && open?.hidden === false) return;
    focusFirst(root);
  }

  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !picks().includes(target)) return;
    paint();
    // It is there by the time it is asked for.
    load().catch(() => undefined);
  });
  open.addEventListener('click', () => void compare());
  clear.addEventListener('click', () => {
    const [first] = chosen();
    for (const pick of chosen()) pick.checked = false;
    paint();
    first?.focus();
  });
  document.addEventListener('rumbo:swap', paint);
}

/** Compared jobs as the server knows them by now; those it does not answer for stay as they were. */
async function renewCompared(
  agencyId: string,
  compared: readonly ComparedJob[],
): Promise<readonly ComparedJob[]> {
  const asked = compared.map(({ job }) => job);
  const { open, closed, answers } = await checkSavedJobs(agencyId, asked);
  const today = new Map(open.map((job) => [job.urlSlug, job]));
  return compared.map(({ job, answer }) => ({
    job: { ...job, ...today.get(job.urlSlug) },
    answer: answers.get(job.urlSlug) ?? answer,
    ...(closed.has(job.urlSlug) && { isClosed: true }),
  }));
}

function whenClosed(sheet: HTMLDialogElement, act: () => void): void {
  if (sheet.open) sheet.addEventListener('close', act, { once: true });
  else act();
}

const load = () => import('./compare-dialog.ts');

function slugOf(pick: HTMLElement): string {
  return pick.closest('li')?.querySelector<HTMLElement>('[data-job]')?.dataset['job'] ?? '';
}
