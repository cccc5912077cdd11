import { withSource } from '../../memory/visit-source.ts';
import { appliedIds, onAppliedChange } from '../applied-jobs.ts';
import { closeAlert, showAlert } from './quick-apply-alert.ts';
import type { QuickApplyOutcome } from './quick-apply-call.ts';

// Buttons that lead to the site's own form, on every page: what was applied for says so, and on pages of a form channel an
// earlier application's answers are sent at once (spec section 4, "Quick apply per job"). What sends them comes with the
// click.

/** The job of a page on which quick apply is offered; `web` and `cb` are form channels (spec section 2). */
const CHANNEL = /\/(web|cb)\/?$/;

const BUTTONS = 'a[data-apply-job]';

type QuickApplyState = 'QUICK_APPLY' | 'QUICK_APPLYING' | 'QUICK_APPLIED';

/** Ids of jobs whose application is on its way. */
const applying = new Set<string>();

/** A text of the page, or a setting. */
function pageText(name: string): string | undefined {
  return document.querySelector<HTMLElement>('[data-apply-texts]')?.dataset[name];
}

function stateOf(id: string): QuickApplyState {
  if (applying.has(id)) return 'QUICK_APPLYING';
  return appliedIds().includes(id) ? 'QUICK_APPLIED' : 'QUICK_APPLY';
}

function paint(): void {
  for (const link of document.querySelectorAll<HTMLElement>(BUTTONS)) {
    const state = stateOf(link.dataset['applyJob'] ?? '');
    if (state !== (toldBeside(link)?.dataset['applyState'] ?? 'QUICK_APPLY')) show(link, state);
  }
}

/** What stands in the place of a button. */
function toldBeside(link: HTMLElement): HTMLElement | undefined {
  const next = link.nextElementSibling;
  return next instanceof HTMLElement && next.dataset['applyState'] ? next : undefined;
}

/** Whoever had the focus keeps it: screen readers say what has it. */
function show(link: HTMLElement, state: QuickApplyState): void {
  const before = toldBeside(link);
  const hadFocus = [link, before].some((part) => part?.contains(document.activeElement));
  before?.remove();
  const isLink = state === 'QUICK_APPLY';
  const shown = isLink ? link : createState(state);
  if (!isLink) link.after(shown);
  link.style.display = isLink ? '' : 'none';
  if (hadFocus) shown.focus({ preventScroll: true });
}

function createState(state: 'QUICK_APPLYING' | 'QUICK_APPLIED'): HTMLElement {
  const told = document.createElement('span');
  told.dataset['applyState'] = state;
  told.tabIndex = -1;
  const status = document.createElement('strong');
  status.textContent = pageText(state === 'QUICK_APPLYING' ? 'applying' : 'applied') ?? '';
  told.append(status);
  if (state === 'QUICK_APPLYING') return told;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['applyOther'] = '';
  button.textContent = pageText('other') ?? '';
  told.append(' ', button);
  return told;
}

async function send(link: HTMLAnchorElement, jobId: string): Promise<void> {
  const page = new URLSearchParams(location.search);
  const [, channel] = CHANNEL.exec(location.pathname) ?? [];
  applying.add(jobId);
  closeAlert();
  paint();
  const outcome = await import('./quick-apply-call.ts').then(
    ({ quickApply }) =>
      quickApply({
        siteId: pageText('site') ?? '',
        agencyId: pageText('agency') ?? '',
        jobId,
        channel: channel === 'cb' ? 'cb' : 'web',
        stage: Number(page.get('stage')) || 0,
        query: location.search,
        currentJobId: page.get('jobId') ?? '',
      }),
    // Without a network its code does not come either; otherwise this page is older than the site.
    (): QuickApplyOutcome => (navigator.onLine ? 'normal' : 'failed'),
  );
  applying.delete(jobId);
  paint();
  if (outcome === 'normal') location.assign(link.href);
  if (outcome === 'failed') showAlert(pageText('failed') ?? '', pageText('failedLang') ?? '');
}

document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('[data-apply-other]'))
    void import('../applicant-keys.ts').then(({ wipeApplicant }) => wipeApplicant());
  const link = target.closest<HTMLAnchorElement>(BUTTONS);
  const jobId = link?.dataset['applyJob'];
  if (!link || !jobId) return;
  if (pageText('append') !== undefined) link.href = withSource(link.href);
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const hasCurrent = new URLSearchParams(location.search).has('jobId');
  if (!isPlain || !hasCurrent || !CHANNEL.test(location.pathname)) return;
  event.preventDefault();
  void send(link, jobId);
});
document.addEventListener('rumbo:swap', paint);
onAppliedChange(paint);
paint();
