import { countText } from '../../jobs/count-text.ts';
import { jobHref } from '../../jobs/job-href.ts';
import { createButton, createElement } from './element.ts';
import type { JobGroup } from './group-jobs.ts';
import type { MapJob } from './load-jobs.ts';
import type { MapData } from './map-data.ts';

/** Jobs that are shown at once; a town may have hundreds. */
const STEP = 20;

/** The jobs of a tapped place, over the lower edge of the map. */
export interface JobStrip {
  readonly element: HTMLElement;
  show(group: JobGroup): void;
  hide(): void;
  /** As if someone had closed it. */
  close(): void;
  /** What it shows, unless it is hidden. */
  shown(): JobGroup | undefined;
  /** Leads the focus to what is shown. */
  focus(): void;
}

export interface JobStripEvents {
  /** Someone closed it. */
  onClose(): void;
  /** Someone is at a job, by its `urlSlug`. */
  onJob(urlSlug: string): void;
}

export function createJobStrip(
  { texts, jobPath }: Pick<MapData, 'texts' | 'jobPath'>,
  { onClose, onJob }: JobStripEvents,
): JobStrip {
  const element = createElement('section', 'strip');
  const title = createElement('h3', '');
  const closer = createButton('close', '×', texts.close);
  const cards = createElement('ul', 'cards');
  const head = createElement('div', 'head');
  title.tabIndex = -1;
  title.id = 'title';
  element.setAttribute('aria-labelledby', title.id);
  head.append(title, closer);
  element.append(head, cards);
  element.hidden = true;

  const hide = () => {
    element.hidden = true;
    shown = undefined;
  };
  const close = () => {
    hide();
    onClose();
  };
  const showFrom = (jobs: readonly MapJob[], start: number) => {
    const next = jobs.slice(start, start + STEP).map((job) => createCard(job, { texts, jobPath }));
    cards.append(...next);
    const left = jobs.length - start - STEP;
    if (left > 0) cards.append(createMore(left));
    return next[0];
  };
  const createMore = (left: number): HTMLElement => {
    const item = createElement('li', '');
    const button = createElement('button', 'more', texts.more.replace('{count}', countText(left)));
    button.type = 'button';
    item.append(button);
    return item;
  };
  let shown: JobGroup | undefined;

  closer.addEventListener('click', close);
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  cards.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.more')) return;
    target.closest('li')?.remove();
    showFrom(shown?.jobs ?? [], cards.childElementCount)
      ?.querySelector('a')
      ?.focus();
  });

  for (const type of ['pointerover', 'focusin'])
    cards.addEventListener(type, ({ target }) => {
      const card = target instanceof Element && target.closest<HTMLElement>('[data-job]');
      if (card) onJob(card.dataset['job'] ?? '');
    });

  return {
    element,
    show(group) {
      shown = group;
      title.textContent = titleOf(group, texts);
      cards.replaceChildren();
      showFrom(group.jobs, 0);
      cards.scrollTop = 0;
      element.hidden = false;
    },
    hide,
    close,
    shown: () => shown,
    focus: () => title.focus({ preventScroll: true }),
  };
}

function titleOf({ jobs }: JobGroup, texts: MapData['texts']): string {
  const [first] = jobs;
  if (jobs.length < 2 || !first) return texts.chosen;
  return texts.here.replace('{count}', countText(jobs.length)).replace('{place}', () => first.city);
}

function createCard(
  job: MapJob,
  { texts, jobPath }: Pick<MapData, 'texts' | 'jobPath'>,
): HTMLElement {
  const item = createElement('li', '');
  const link = createElement('a', 'job');
  link.dataset['job'] = job.urlSlug;
  link.href = jobPath + jobHref(job.urlSlug, location.pathname + location.search).slice(OWN_PATH);
  const lines = [
    ['title', job.title || texts.untitled],
    ['place', job.place],
    ['company', job.company],
    ['pay', job.pay],
    ['schedule', job.schedule],
  ] as const;
  link.append(
    ...lines
      .filter(([, text]) => text !== '')
      .map(([name, text]) => createElement('span', name, text)),
  );
  item.append(link);
  return item;
}

/** Characters of `/job/`, which `jobPath` has with the site's prefix. */
const OWN_PATH = '/job/'.length;
