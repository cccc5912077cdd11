import { rememberedJobs } from '../../client/job-history.ts';
import {
  loadNearbyJobs,
  loadRememberedJobs,
  type PersonalAnswer,
  type PersonalJob,
  type PersonalScope,
} from '../../client/personal-jobs.ts';
import { createPrintedCard } from '../../client/printed-card.ts';
import type { CardExtras } from '../../jobs/card-texts.ts';
import { distanceText, parseMiles } from '../../jobs/distance.ts';
import type { SavedJob } from '../../jobs/saved-job.ts';
import { createLocating } from './locating.ts';
import { whenVisible } from './when-visible.ts';

/** What a list shows: one of its parts. */
type ListState = 'waiting' | 'cards' | 'empty' | 'failed';

/**
 * Shows jobs for this visitor in the frame that the server printed, once somebody comes near it. Without an answer
 * it offers to ask again, and does so itself when the network is back.
 */
export function createPersonalList(root: HTMLElement): void {
  const scope = scopeOf(root);
  const frame = createFrame(root);
  let asked = 0;

  async function show(answering: Promise<PersonalAnswer>): Promise<PersonalAnswer> {
    asked += 1;
    const own = asked;
    const answer = await answering;
    // Of two questions the later one counts.
    if (own === asked) frame.show(answer);
    return answer;
  }

  const load = loaderOf(root, scope, show);
  if (load === undefined) {
    frame.change('empty');
    return;
  }
  const again = () => {
    frame.wait();
    load();
  };
  root.querySelector('[data-personal-retry]')?.addEventListener('click', again);
  addEventListener('online', () => {
    if (root.isConnected && frame.state() === 'failed') again();
  });
  whenVisible(root, load);
}

/** Undefined where there is nothing to ask by. */
function loaderOf(
  root: HTMLElement,
  scope: PersonalScope,
  show: (answering: Promise<PersonalAnswer>) => Promise<PersonalAnswer>,
): (() => void) | undefined {
  const { personalList, countries = '' } = root.dataset;
  const { agencyId } = scope;
  if (personalList === 'NEARBY') {
    const load = (point?: Parameters<typeof loadNearbyJobs>[1]) =>
      show(loadNearbyJobs(scope, point));
    return createLocating(root, { agencyId, countries, load });
  }
  if (personalList === 'RECOMMENDED')
    return () => void show(loadRememberedJobs('recommendation', scope));
  const deeds = ['viewed', 'applied'] as const;
  const hasHistory = deeds.some((deed) => rememberedJobs(agencyId, deed).length > 0);
  return hasHistory ? () => void show(loadRememberedJobs('browsing-jobs', scope)) : undefined;
}

function scopeOf({ dataset }: HTMLElement): PersonalScope {
  const { agency: agencyId = '', site: siteId = '', limit = '' } = dataset;
  return { agencyId, siteId, limit: Number(limit) };
}

interface Frame {
  state(): ListState;
  change(state: ListState): void;
  /** What asked for it and goes hands the focus on to the first card. */
  wait(): void;
  show(answer: PersonalAnswer): void;
}

function createFrame(root: HTMLElement): Frame {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-personal]')];
  const part = (name: ListState) => parts.find(({ dataset }) => dataset['personal'] === name);
  const told = part('failed')?.querySelector('p + p');
  const usualText = told?.textContent ?? '';
  // The buttons that save look for their job in the page's data.
  const data = root.appendChild(document.createElement('script'));
  data.type = 'application/json';
  data.dataset['jobs'] = '';
  data.textContent = '[]';
  let state: ListState = 'waiting';
  root.dataset['personalState'] = state;
  let hadFocus = false;

  /** Cards keep the room of what they replace: nothing below them moves. */
  function change(next: ListState): void {
    state = next;
    root.dataset['personalState'] = next;
    for (const each of parts) {
      const name = each.dataset['personal'];
      each.hidden = name !== next && !(next === 'cards' && name === 'waiting');
    }
  }

  function draw(jobs: readonly PersonalJob[]): void {
    const cards = part('cards');
    cards?.replaceChildren(
      ...jobs.map((each) => createPrintedCard(root, each.job, extrasOf(root, each))),
    );
    const waiting = part('waiting')?.firstElementChild;
    while ((waiting?.childElementCount ?? 0) > jobs.length) waiting?.lastElementChild?.remove();
    data.textContent = JSON.stringify(jobs.map(({ job }): SavedJob => job));
    change('cards');
    if (hadFocus) cards?.querySelector('a')?.focus({ preventScroll: true });
    hadFocus = false;
    document.dispatchEvent(new Event('rumbo:swap'));
  }

  return {
    state: () => state,
    change,
    wait() {
      hadFocus = part('failed')?.contains(document.activeElement) ?? false;
      change('waiting');
    },
    show(answer) {
      if (answer.ok && answer.jobs.length > 0) return draw(answer.jobs);
      // What is shown already is better than nothing.
      if (state === 'cards') return;
      if (!answer.ok && told) told.textContent = answer.description || usualText;
      change(answer.ok ? 'empty' : 'failed');
    },
  };
}

function extrasOf({ dataset }: HTMLElement, { miles, matchType }: PersonalJob): CardExtras {
  const { distance: some = '', distanceLeast: least = '', matchStrong, matchGood } = dataset;
  const km = parseMiles(miles);
  const match = { strong: matchStrong, good: matchGood };
  return {
    distance: km === undefined ? '' : distanceText(km, { some, least }),
    miles,
    match: (matchType && match[matchType]) ?? '',
  };
}
