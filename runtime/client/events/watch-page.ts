import { NAMED_AFTER } from '../../base/measuring.ts';
import type { Tell } from './tell.ts';

/** A block counts as seen when half of it was in view for so long (design, "The record"). */
const SEEN_PART = 0.5;
const SEEN_MS = 1000;

/** Tells which blocks of the page are seen, and which links lead to an application. */
export function watchPage(tell: Tell): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const jobId = jobAppliedFor(target);
    if (jobId !== undefined) tell({ eventName: 'Apply_Click', widgetId: '', eventData: { jobId } });
  });
  watchBlocks(tell);
}

/** Links to the site's own form name their job; those to a chat or a contractor lie within the job that is shown. */
function jobAppliedFor(clicked: Element): string | undefined {
  const link = clicked.closest<HTMLElement>(
    'a[data-apply-job], [data-shown-job] a[data-event="CTA_Click"]',
  );
  return (
    link?.dataset['applyJob'] ?? link?.closest<HTMLElement>('[data-shown-job]')?.dataset['shownJob']
  );
}

/**
 * Of a block that is higher than the window half may never be in view. It is seen where it fills half of the window: then it is in
 * the middle of it.
 */
const WATCHED: readonly Watched[] = [
  [{ threshold: SEEN_PART }, ({ intersectionRatio }) => intersectionRatio >= SEEN_PART],
  [
    { rootMargin: '-50% 0px' },
    ({ isIntersecting, boundingClientRect: { height } }) => isIntersecting && height >= innerHeight,
  ],
];

type Watched = readonly [IntersectionObserverInit, (entry: IntersectionObserverEntry) => boolean];

function watchBlocks(tell: Tell): void {
  for (const [elementId, widgetId] of blocksOfPage()) {
    const element = document.getElementById(elementId);
    if (element && widgetId !== '')
      onceSeen(element, () => tell({ eventName: 'Widget_View', widgetId, eventData: {} }));
  }
}

/** Ids of elements with those of the widgets that they show: as they are named, except where the page says otherwise. */
function blocksOfPage(): ReadonlyMap<string, string> {
  const { blocks = '' } = document.querySelector<HTMLElement>('[data-blocks]')?.dataset ?? {};
  const named = [...document.querySelectorAll(`[id^="${NAMED_AFTER}"]`)];
  // Those with others in them, of the same class, show nothing themselves. Ids of widgets may begin as those of sections do.
  const guessed = named.filter((section) => !section.querySelector(`.${section.classList[0]}`));
  return new Map([
    ...guessed.map(({ id }): [string, string] => [id, id.slice(NAMED_AFTER.length)]),
    ...blocks.split(' ').map((block): [string, string] => {
      const [elementId = '', widgetId = ''] = block.split(':');
      return [elementId, widgetId];
    }),
  ]);
}

function onceSeen(element: Element, listener: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seenBy = new Set<IntersectionObserver>();
  const observers = WATCHED.map(([init, isSeen]) => {
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest && isSeen(latest)) seenBy.add(observer);
      else seenBy.delete(observer);
      follow();
    }, init);
    return observer;
  });

  function follow(): void {
    if (seenBy.size > 0) timer ??= setTimeout(see, SEEN_MS);
    else {
      clearTimeout(timer);
      timer = undefined;
    }
  }

  function see(): void {
    for (const observer of observers) observer.disconnect();
    listener();
  }

  for (const observer of observers) observer.observe(element);
}
