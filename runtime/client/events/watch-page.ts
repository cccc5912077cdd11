import type { Tell } from './tell.ts';

/** A block counts as seen when half of it was in view for so long (design, "The record"). */
const SEEN_PART = 0.5;
const SEEN_MS = 1000;

/** Tells which blocks of the page are seen, and which links lead to an application. */
export function watchPage(tell: Tell): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const jobId = target.closest<HTMLElement>('a[data-apply-job]')?.dataset['applyJob'];
    if (jobId !== undefined) tell({ eventName: 'Apply_Click', widgetId: '', eventData: { jobId } });
  });
  watchBlocks(tell);
}

function watchBlocks(tell: Tell): void {
  const { blocks = '' } = document.querySelector<HTMLElement>('[data-blocks]')?.dataset ?? {};
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const widgets = new Map<Element, string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        clearTimeout(timers.get(target));
        if (!isIntersecting || intersectionRatio < SEEN_PART) continue;
        const see = () => {
          observer.unobserve(target);
          const widgetId = widgets.get(target) ?? '';
          tell({ eventName: 'Widget_View', widgetId, eventData: {} });
        };
        timers.set(target, setTimeout(see, SEEN_MS));
      }
    },
    { threshold: SEEN_PART },
  );
  for (const block of blocks.split(' ')) {
    const [elementId = '', widgetId = ''] = block.split(':');
    const element = document.getElementById(elementId);
    if (!element) continue;
    widgets.set(element, widgetId);
    observer.observe(element);
  }
}
