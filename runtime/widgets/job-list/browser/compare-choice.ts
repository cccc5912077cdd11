import type { ComparedJob } from './compare-rows.ts';

/** Jobs that are compared at most: as many columns as a phone holds. */
const MOST = 3;

/** Lets two or three saved jobs be chosen, and opens them side by side. */
export function createCompareChoice(root: HTMLElement, saved: () => readonly ComparedJob[]): void {
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
    const jobs = saved().filter(({ job }) => slugs.has(job.urlSlug));
    const dialog = await load().catch(() => undefined);
    if (dialog) dialog.showComparison(root, jobs);
    else if (status) status.textContent = bar?.dataset['failed'] ?? '';
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

const load = () => import('./compare-dialog.ts');

function slugOf(pick: HTMLElement): string {
  return pick.closest('li')?.querySelector<HTMLElement>('[data-job]')?.dataset['job'] ?? '';
}
