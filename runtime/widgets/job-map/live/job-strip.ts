import { countText } from '../../../jobs/count-text.ts';
import type { JobGroup } from '../jobs/group-jobs.ts';
import type { MapData } from '../view/map-data.ts';
import { createButton, createElement } from './element.ts';
import { createJobCards } from './job-cards.ts';

/** The jobs of a tapped place, over the lower edge of the map. */
export interface JobStrip {
  readonly element: HTMLElement;
  /** Gets the jobs of a place ready that is likely to be tapped; they stay hidden. */
  prepare(group: JobGroup): void;
  /** @param urlSlug of a job that people were at */
  show(group: JobGroup, urlSlug?: string): void;
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

/** More cards than these fill the panel; it has its height before they are there. */
const FEW = 4;

export function createJobStrip(
  { texts, jobPath }: Pick<MapData, 'texts' | 'jobPath'>,
  { onClose, onJob }: JobStripEvents,
): JobStrip {
  const element = createElement('section', 'strip');
  const title = createElement('h3', '');
  const closer = createButton('close', '×', texts.close);
  const cards = createJobCards({ texts, jobPath });
  const head = createElement('div', 'head');
  title.tabIndex = -1;
  title.id = 'title';
  element.setAttribute('aria-labelledby', title.id);
  head.append(title, closer);
  element.append(head, cards.element);
  element.hidden = true;

  const hide = () => {
    element.hidden = true;
    shown = undefined;
  };
  const close = () => {
    hide();
    onClose();
  };
  const fill = (group: JobGroup, urlSlug?: string) => {
    title.textContent = titleOf(group, texts);
    element.toggleAttribute('data-full', group.jobs.length > FEW);
    cards.prepare(group.jobs, urlSlug);
  };
  let shown: JobGroup | undefined;
  let prepared: JobGroup | undefined;

  closer.addEventListener('click', close);
  let at: string | undefined;
  // As in the list, a pointer at rest says nothing (list-sync.ts).
  for (const type of ['pointermove', 'focusin'])
    cards.element.addEventListener(type, ({ target }) => {
      const card = target instanceof Element && target.closest<HTMLElement>('[data-job]');
      if (!card || card.dataset['job'] === at) return;
      at = card.dataset['job'];
      onJob(at ?? '');
    });
  const leave = () => {
    at = undefined;
  };
  cards.element.addEventListener('pointerleave', leave);
  cards.element.addEventListener('focusout', leave);

  return {
    element,
    prepare(group) {
      if (shown) return;
      cards.element.replaceChildren();
      fill(group);
      prepared = group;
    },
    show(group, urlSlug) {
      if (group !== prepared || urlSlug !== undefined) fill(group, urlSlug);
      prepared = undefined;
      shown = group;
      element.hidden = false;
      cards.complete();
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
