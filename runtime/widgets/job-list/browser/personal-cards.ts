import { rememberedJobs } from '../../../client/memory/job-history.ts';
import {
  loadNearbyJobs,
  loadRememberedJobs,
  type PersonalAnswer,
  type PersonalJob,
  type PersonalScope,
} from '../../../client/memory/personal-jobs.ts';
import { createPrintedCard } from '../../../client/widgets/printed-card.ts';
import type { CardExtras } from '../../../jobs/card-texts.ts';
import { distanceText, parseMiles } from '../../../jobs/distance.ts';
import type { SavedJob } from '../../../jobs/saved-job.ts';
import { createLocating } from './locating.ts';

/** How far below the screen a list is asked for, so that it is there when somebody arrives. */
const MARGIN = '200px';

/** What a list shows: one of its parts. */
type ListState = 'waiting' | 'cards' | 'empty' | 'failed';

/**
 * Shows jobs for this visitor in the frame that the server printed, once somebody comes near it. Without an answer
 * it offers to ask again, and does so itself when the network is back.
 */
export function createPersonalList(root: HTMLElement): void {
  const frame = createFrame(root);
  const load = loaderOf(root, frame);
  const again = () => {
    frame.change('waiting');
    load();
  };
  root.querySelector('[data-personal-retry]')?.addEventListener('click', (event) => {
    event.preventDefault();
    again();
  });
  addEventListener('online', () => {
    if (root.isConnected && frame.state() === 'failed') again();
  });
  if (root.dataset['personalList'] === 'NEARBY') whenVisible(root, load);
  else followMemory(root, frame, load);
}

function loaderOf(root: HTMLElement, frame: Frame): () => void {
  const { personalList, countries = '' } = root.dataset;
  const scope = scopeOf(root);
  let asked = 0;

  async function show(answering: Promise<PersonalAnswer>): Promise<PersonalAnswer> {
    asked += 1;
    const own = asked;
    const answer = await answering;
    // Of two questions the later one counts.
    if (own === asked) frame.show(answer);
    return answer;
  }

  if (personalList === 'NEARBY')
    return createLocating(root, {
      agencyId: scope.agencyId,
      countries,
      load: (point) => show(loadNearbyJobs(scope, point)),
    });
  const kind = personalList === 'RECOMMENDED' ? 'recommendation' : 'browsing-jobs';
  return () => void show(loadRememberedJobs(kind, scope));
}

/**
 * Loads by what this browser remembers, if there is anything where a list needs that. On the way back to a page that
 * the browser kept, a list without jobs may have some, and what was applied for meanwhile is shown no more; otherwise
 * the list is the one that the visitor left.
 */
function followMemory(root: HTMLElement, frame: Frame, load: () => void): void {
  const { agency = '', personalList } = root.dataset;
  const applied = () => rememberedJobs(agency, 'applied').join();
  let appliedBefore = applied();

  function start(): void {
    appliedBefore = applied();
    if (isKnown(agency) || personalList === 'RECOMMENDED') whenVisible(root, load);
    else frame.change('empty');
  }

  addEventListener('pageshow', ({ persisted }) => {
    const isBehind = frame.state() === 'empty' || applied() !== appliedBefore;
    if (persisted && root.isConnected && isBehind) start();
  });
  start();
}

/** Whether this browser remembers anything of its visitor. */
function isKnown(agencyId: string): boolean {
  return (['viewed', 'applied'] as const).some((deed) => rememberedJobs(agencyId, deed).length > 0);
}

function scopeOf({ dataset }: HTMLElement): PersonalScope {
  const { agency: agencyId = '', site: siteId = '', limit = '' } = dataset;
  return { agencyId, siteId, limit: Number(limit) };
}

interface Frame {
  state(): ListState;
  change(state: ListState): void;
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
  let hadFocus = false;

  /** Cards keep the room of what they replace: nothing below them moves. What goes hands its focus on. */
  function change(next: ListState): void {
    state = next;
    if (next !== 'waiting') holdRoom(root);
    root.dataset['personalState'] = next;
    hadFocus ||= parts.some((each) => each !== part(next) && each.contains(document.activeElement));
    for (const each of parts) {
      const name = each.dataset['personal'];
      each.hidden = name !== next && !(next === 'cards' && name === 'waiting');
    }
    const control = part(next)?.querySelector<HTMLElement>('a,button');
    if (!control || !hadFocus) return;
    hadFocus = false;
    if (document.activeElement === document.body || !isShown(document.activeElement))
      control.focus({ preventScroll: true });
  }

  function draw(jobs: readonly PersonalJob[]): void {
    part('cards')?.replaceChildren(
      ...jobs.map((each) => createPrintedCard(root, each.job, extrasOf(root, each))),
    );
    const waiting = part('waiting')?.firstElementChild;
    while ((waiting?.childElementCount ?? 0) > jobs.length) waiting?.lastElementChild?.remove();
    data.textContent = JSON.stringify(jobs.map(({ job }): SavedJob => job));
    change('cards');
    releaseRoom(root, part('waiting'));
    document.dispatchEvent(new Event('rumbo:swap'));
  }

  change(state);
  return {
    state: () => state,
    change,
    show(answer) {
      if (answer.ok && answer.jobs.length > 0) return draw(answer.jobs);
      // What is shown already is better than nothing.
      if (state === 'cards') return;
      if (!answer.ok && told) told.textContent = answer.description || usualText;
      change(answer.ok ? 'empty' : 'failed');
    },
  };
}

/** What is seen below a list that becomes shorter stays where it is. */
function holdRoom(root: HTMLElement): void {
  const { bottom, height } = root.getBoundingClientRect();
  if (bottom < innerHeight) root.style.minHeight = `${height}px`;
}

/** Cards that reach below the screen take no more room than they need: nobody sees what is under them move. */
function releaseRoom(root: HTMLElement, waiting: HTMLElement | undefined): void {
  if (!waiting) return;
  const { minHeight } = root.style;
  root.style.minHeight = '';
  waiting.hidden = true;
  if (root.getBoundingClientRect().bottom >= innerHeight) return;
  root.style.minHeight = minHeight;
  waiting.hidden = false;
}

function isShown(element: Element | null): boolean {
  return element !== null && element.closest('[hidden]') === null;
}

/** The service answers how well jobs suit by their places alone; for somebody unknown that says nothing. */
function extrasOf({ dataset }: HTMLElement, { miles, matchType }: PersonalJob): CardExtras {
  const { agency = '', matchStrong, matchGood } = dataset;
  const { distance: some = '', distanceLeast: least = '' } = dataset;
  const km = parseMiles(miles);
  const match = { strong: matchStrong, good: matchGood };
  return {
    distance: km === undefined ? '' : distanceText(km, { some, least }),
    miles,
    match: (matchType && isKnown(agency) && match[matchType]) || '',
  };
}

/** Runs once, as soon as the element is on the screen or nearly so. */
function whenVisible(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
}
