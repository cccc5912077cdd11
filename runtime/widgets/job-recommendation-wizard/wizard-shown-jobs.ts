import { PERSONAL_JOBS } from '#schemas/api/constants.ts';
import {
  loadRememberedJobs,
  type PersonalAnswer,
  type PersonalJob,
} from '../../client/memory/personal-jobs.ts';
import { createPrintedCard } from '../../client/widgets/printed-card.ts';
import { answerLabels, readAnswers, readPreferences } from './wizard-answers.ts';
import { findPlace } from './wizard-place.ts';

export interface ResultParts {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly shown: HTMLElement;
  /** Has the focus where the jobs come. */
  readonly title: HTMLElement;
}

export interface WizardResults {
  /** Asks for the jobs that fit the form, and shows them, or why there are none. */
  open(): void;
  /** What is still asked for is not wanted any more. */
  close(): void;
}

export function createResults({ root, form, shown, title }: ResultParts): WizardResults {
  const { agency: agencyId = '', site: siteId = '' } = root.dataset;
  const scope = { agencyId, siteId, limit: PERSONAL_JOBS };
  let running = new AbortController();

  async function ask({ signal }: AbortController): Promise<void> {
    wait(shown, form);
    const place = await findPlace(form, signal);
    const answer = await loadRememberedJobs('recommendation', scope, {
      ...(place && { point: place.point }),
      preferences: readPreferences(form),
    });
    if (!signal.aborted) draw(shown, answer, place === null ? readAnswers(form).text : '');
  }

  function close(): void {
    shown.hidden = true;
    running.abort();
  }

  function open(): void {
    running.abort();
    shown.hidden = false;
    running = new AbortController();
    void ask(running);
  }

  shown.querySelector('[data-wizard-retry]')?.addEventListener('click', () => {
    title.focus();
    open();
  });
  return { open, close };
}

type ResultState = 'waiting' | 'jobs' | 'none' | 'failed';

/** What is to be seen follows from the state, by the stylesheet; the text is read out. */
function tell(shown: HTMLElement, state: ResultState, text = ''): void {
  shown.dataset['wizardResults'] = state;
  const status = shown.querySelector('[data-wizard-status]');
  if (status) status.textContent = text;
}

function wait(shown: HTMLElement, form: HTMLFormElement): void {
  const summary = shown.querySelector<HTMLElement>('[data-wizard-summary]');
  const link = shown.querySelector<HTMLAnchorElement>('[data-wizard-search]');
  if (summary)
    summary.textContent = answerLabels(form).join(' · ') || (summary.dataset['none'] ?? '');
  if (link) link.href = searchAddress(form);
  fill(shown, []);
  tell(shown, 'waiting', shown.dataset['waiting']);
}

/** @param unknown what was typed where no town is known by it; empty where there is nothing to tell */
function draw(shown: HTMLElement, answer: PersonalAnswer, unknown: string): void {
  const { dataset } = shown;
  if (!answer.ok) {
    tell(shown, 'failed', answer.description || dataset['failed']);
    return;
  }
  const { jobs } = answer;
  const notice = unknown && (dataset['unknownPlace'] ?? '').replace('{place}', () => unknown);
  fill(shown, jobs);
  tell(
    shown,
    jobs.length === 0 ? 'none' : 'jobs',
    `${notice} ${countText(shown, jobs.length)}`.trim(),
  );
}

function countText({ dataset }: HTMLElement, count: number): string {
  if (count === 0) return dataset['none'] ?? '';
  const text = count === 1 ? dataset['foundOne'] : dataset['foundMany'];
  return (text ?? '').replace('{count}', String(count));
}

function fill(shown: HTMLElement, jobs: readonly PersonalJob[]): void {
  const { matchStrong, matchGood } = shown.dataset;
  const match = { strong: matchStrong, good: matchGood };
  const cards = jobs.map(({ job, matchType }) =>
    createPrintedCard(shown, job, { match: (matchType && match[matchType]) ?? '' }),
  );
  shown.querySelector('[data-wizard-cards]')?.replaceChildren(...cards);
  // The buttons that save look for their job in the page's data.
  const data = shown.querySelector('script[data-jobs]');
  if (data) data.textContent = JSON.stringify(jobs.map(({ job }) => job));
  document.dispatchEvent(new Event('rumbo:swap'));
  // How far they are from the zone; without that script the cards say the same otherwise.
  if (jobs.length > 0) import('../../client/widgets/job-marks.ts').catch(() => undefined);
}

/** The job search with what the form says of it; what was left empty is not in the address. */
function searchAddress(form: HTMLFormElement): string {
  const address = new URL(form.action);
  const { text, place } = readAnswers(form);
  for (const [name, value] of new FormData(form)) {
    const isIdle = name === 'radius' && text === '';
    const known = name === 'location' ? place || text : value;
    if (typeof known === 'string' && known !== '' && !isIdle)
      address.searchParams.append(name, known);
  }
  return address.href;
}
