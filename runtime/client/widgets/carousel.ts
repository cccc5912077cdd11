import { track } from '../../base/track.ts';

/** Buttons for the carousels of a widget type: each click moves the row by one slide, up to its ends. */
export function startCarousels(type: string): void {
  for (const root of document.querySelectorAll<HTMLElement>(`[data-carousel="${type}"]`)) {
    const [row] = root.children;
    if (row) startCarousel(root, row);
  }
}

/** Milliseconds without movement after which a row has come to rest. */
const AT_REST = 120;

function startCarousel(root: HTMLElement, row: Element): void {
  const slides = root.querySelectorAll<HTMLElement>('[data-slide]');
  const [first, second] = slides;
  const status = root.querySelector<HTMLElement>('[aria-live]');
  if (!first || !second || !status) return;
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-step]')];
  let index = 0;
  let timer = 0;
  /** From one slide to the next; negative in right-to-left pages, as their scroll positions are. */
  const pitch = () => second.offsetLeft - first.offsetLeft;
  /** The index at which a row shows its last slide; 0 where it is not shown. */
  const last = () =>
    Math.round((row.scrollWidth - row.clientWidth) / Math.abs(pitch() || Number.POSITIVE_INFINITY));
  const isAtEnd = (button: HTMLElement) => index === (stepOf(button) < 0 ? 0 : last());
  const show = (wanted: number) => {
    index = Math.max(0, Math.min(wanted, last()));
    for (const button of buttons) button.setAttribute('aria-disabled', `${isAtEnd(button)}`);
  };
  const read = () => {
    const before = index;
    // A row that fits is no stop of the tab key: there is nothing to scroll.
    if (last() > 0) row.setAttribute('tabindex', '0');
    else row.removeAttribute('tabindex');
    show(Math.round(row.scrollLeft / (pitch() || 1)));
    if (index !== before) status.textContent = '';
  };
  const move = (step: number) => {
    show(index + step);
    row.scrollLeft = index * pitch();
    tell(status, { index, visible: slides.length - last(), total: slides.length });
    const eventName = step < 0 ? 'Navigate_Left' : 'Navigate_Right';
    const { carouselWidget: widgetId = '' } = root.dataset;
    track({ eventName, widgetId, eventData: { index } });
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      if (!isAtEnd(button)) move(stepOf(button));
    });
  row.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(read, AT_REST);
  });
  // Tells also of the first layout, and when a tab shows the row.
  new ResizeObserver(read).observe(row);
}

function stepOf({ dataset }: HTMLElement): number {
  return Number(dataset['step']);
}

interface Position {
  readonly index: number;
  readonly visible: number;
  readonly total: number;
}

/** Says which of how many slides are in sight: `2–3 de 6`. */
function tell(status: HTMLElement, { index, visible, total }: Position): void {
  const shown = visible === 1 ? `${index + 1}` : `${index + 1}–${index + visible}`;
  status.textContent = `${status.dataset['text']}`
    .replace('{shown}', shown)
    .replace('{total}', `${total}`);
}
