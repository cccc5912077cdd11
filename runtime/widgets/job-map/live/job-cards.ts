import { afterPaint } from '../../../base/after-paint.ts';
import { keepOpenedList } from '../../../client/memory/keep-opened-list.ts';
import type { ListedJob } from '../../../client/memory/opened-list.ts';
import { zoneDistance } from '../../../client/place/my-zone.ts';
import { countText } from '../../../jobs/count-text.ts';
import { jobHref } from '../../../jobs/job-href.ts';
import type { MapJob } from '../jobs/load-jobs.ts';
import type { MapData, MapTexts } from '../view/map-data.ts';
import { createElement } from './element.ts';
import { chooseJob } from './search-state.ts';

/** Jobs that are there at once; a town may have a thousand. */
const PAGE = 20;

/** Of which so many fill a phone's panel and are there when the finger leaves the glass; the others follow the paint. */
const FIRST = 2;

type CardTexts = Pick<MapData, 'texts' | 'jobPath'>;

export interface MapJobCards {
  readonly element: HTMLElement;
  /**
   * Gets the first cards ready: of the page of jobs on which one of them stands, else of the first page.
   */
  prepare(jobs: readonly MapJob[], urlSlug?: string): void;
  /** Adds what follows them, and the ways to the pages before and after, once they are painted. */
  complete(): void;
}

export function createJobCards(texts: CardTexts): MapJobCards {
  const element = createElement('div', 'body');
  let jobs: readonly MapJob[] = [];
  let finish: (() => void) | undefined;
  const toCard = (job: MapJob) => createCard(job, texts);

  /** @param onEnd once all of the page is there */
  const begin = (start: number, onEnd: (list: HTMLElement) => void) => {
    const list = createElement('ul', 'cards');
    const page = jobs.slice(start, start + PAGE);
    const way = (from: number, name: string) => createWay(jobs.length, from, { name, texts });
    // Without its dots Safari takes it for no list.
    list.role = 'list';
    list.append(...way(start - PAGE, 'before'), ...page.slice(0, FIRST).map(toCard));
    // To take twenty cards away takes longer than to cover them.
    element.append(list);
    finish = () => {
      if (list !== element.lastChild) return;
      while (list.previousSibling) list.previousSibling.remove();
      list.append(...page.slice(FIRST).map(toCard), ...way(start + PAGE, 'more'));
      onEnd(list);
    };
  };
  const complete = () => {
    if (finish) afterPaint(finish);
    finish = undefined;
  };

  element.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const card = target.closest<HTMLAnchorElement>('[data-job]');
    if (card) rememberJob(card, jobs, texts);
    const from = target.closest<HTMLElement>('[data-from]')?.dataset['from'];
    if (from === undefined) return;
    begin(Number(from), (list) => list.querySelector('a')?.focus());
    complete();
  });
  return {
    element,
    prepare(next, urlSlug) {
      jobs = next;
      const found = jobs.findIndex((job) => job.urlSlug === urlSlug);
      const index = Math.max(0, found);
      begin(index - (index % PAGE), (list) => {
        if (index > 0) scrollToCard(list, index % PAGE);
      });
    },
    complete,
  };
}

/** Moves the list alone: the page stays where it is. */
function scrollToCard(list: HTMLElement, index: number): void {
  const card = list.querySelectorAll<HTMLElement>('li:has([data-job])')[index];
  if (card) list.scrollTop = card.offsetTop - list.offsetTop;
}

interface WayLook {
  readonly name: string;
  readonly texts: CardTexts;
}

/** A button that shows the page of jobs from one of them on; nothing where there is none. */
function createWay(total: number, from: number, { name, texts }: WayLook): HTMLElement[] {
  if (from < 0 || from >= total) return [];
  const item = createElement('li', '');
  const last = Math.min(from + PAGE, total);
  const range = [...new Set([from + 1, last])].map(countText).join('–');
  const text = texts.texts.range.replace('{range}', range).replace('{total}', countText(total));
  const button = createElement('button', `way ${name}`, text);
  button.type = 'button';
  button.dataset['from'] = String(from);
  item.append(button);
  return [item];
}

function createCard(job: MapJob, { texts, jobPath }: CardTexts): HTMLElement {
  const item = createElement('li', '');
  const link = createElement('a', 'job');
  link.dataset['job'] = job.urlSlug;
  link.href = hrefOf(job.urlSlug, jobPath);
  const lines = [
    ['title', job.title || texts.untitled],
    ['place', placeOf(job, texts)],
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

/** With how far it is from the visitor's zone. */
function placeOf({ place, latitude, longitude }: MapJob, { far, near }: MapTexts): string {
  const distance = zoneDistance({ point: `${latitude},${longitude}`, far, near });
  return [place, distance].filter(Boolean).join(' · ');
}

/** Jobs of a town that can be walked to from one of them, on each side. */
const REACH = 100;

/** The way back from a job leads to its town and page, and the ways on to the town's other jobs. */
function rememberJob(card: HTMLAnchorElement, jobs: readonly MapJob[], map: CardTexts): void {
  const { job = '' } = card.dataset;
  chooseJob(job);
  card.href = hrefOf(job, map.jobPath);
  const at = jobs.findIndex(({ urlSlug }) => urlSlug === job);
  const near = jobs.slice(Math.max(0, at - REACH), at + REACH + 1);
  keepOpenedList(near.map((each) => toListedJob(each, map)));
}

function toListedJob({ urlSlug, title }: MapJob, { jobPath, texts }: CardTexts): ListedJob {
  const town = new URL(location.href);
  town.searchParams.set('job', urlSlug);
  return { slug: urlSlug, href: hrefOf(urlSlug, jobPath, town), title: title || texts.untitled };
}

function hrefOf(
  urlSlug: string,
  jobPath: string,
  { pathname, search }: ListUrl = location,
): string {
  return jobPath + jobHref(urlSlug, pathname + search).slice(OWN_PATH);
}

type ListUrl = Pick<URL, 'pathname' | 'search'>;

/** Characters of `/job/`, which `jobPath` has with the site's prefix. */
const OWN_PATH = '/job/'.length;
