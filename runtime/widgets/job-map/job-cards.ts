import { countText } from '../../jobs/count-text.ts';
import { jobHref } from '../../jobs/job-href.ts';
import { afterPaint } from './after-paint.ts';
import { createElement } from './element.ts';
import type { MapJob } from './load-jobs.ts';
import type { MapData } from './map-data.ts';

/** Jobs that are shown at once; a town may have hundreds. */
const STEP = 20;

/** Of which so many are there when the finger leaves the glass, and fill what is seen; the others follow the paint. */
const FIRST = 4;

type CardTexts = Pick<MapData, 'texts' | 'jobPath'>;

export interface JobCards {
  readonly element: HTMLElement;
  /** Shows jobs from their first one on, and a button for more of them. */
  show(jobs: readonly MapJob[]): void;
}

export function createJobCards(texts: CardTexts): JobCards {
  const element = createElement('ul', 'cards');
  let shown: readonly MapJob[] = [];
  const append = (jobs: readonly MapJob[]) => {
    const next = jobs.map((job) => createCard(job, texts));
    element.append(...next);
    return next[0];
  };
  const showUntil = (end: number) => {
    const first = append(shown.slice(element.childElementCount, end));
    if (shown.length > end) element.append(createMore(shown.length - end, texts));
    return first;
  };
  element.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.more')) return;
    target.closest('li')?.remove();
    showUntil(element.childElementCount + STEP)
      ?.querySelector('a')
      ?.focus();
  });
  return {
    element,
    show(jobs) {
      shown = jobs;
      element.replaceChildren();
      append(jobs.slice(0, FIRST));
      element.scrollTop = 0;
      afterPaint(() => {
        if (shown === jobs && element.childElementCount === FIRST) showUntil(STEP);
      });
    },
  };
}

function createMore(left: number, { texts }: CardTexts): HTMLElement {
  const item = createElement('li', '');
  const button = createElement('button', 'more', texts.more.replace('{count}', countText(left)));
  button.type = 'button';
  item.append(button);
  return item;
}

function createCard(job: MapJob, { texts, jobPath }: CardTexts): HTMLElement {
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
