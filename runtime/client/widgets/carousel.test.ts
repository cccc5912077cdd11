// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';
import { startCarousels } from './carousel.ts';

/** Pixels from one slide to the next; this environment lays nothing out. */
const PITCH = 100;

const resizes = new Set<() => void>();

class TestResizeObserver {
  private readonly tell: () => void;
  constructor(tell: () => void) {
    this.tell = tell;
  }
  observe(): void {
    resizes.add(this.tell);
    this.tell();
  }
}

interface Layout {
  readonly slides: number;
  readonly visible: number;
  readonly direction?: 1 | -1;
}

function layOut({ slides, visible, direction = 1 }: Layout): void {
  const row = find('section');
  const sizes = { scrollWidth: slides * PITCH, clientWidth: visible * PITCH };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(row, name, { configurable: true, value });
  document.querySelectorAll('[data-slide]').forEach((slide, index) => {
    const value = index * PITCH * direction;
    Object.defineProperty(slide, 'offsetLeft', { configurable: true, value });
  });
}

function open(layout: Layout): void {
  const items = Array.from({ length: layout.slides }, (_, i) => ({ quote: 'Sí.', name: `P${i}` }));
  const widgets = [{ id: 'w', type: 'testimonials-carousel', content: { items } }];
  document.body.replaceChildren(...toDocument(renderTestPage({ widgets })).body.children);
  layOut(layout);
  startCarousels('testimonials-carousel');
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-carousel] ${selector}`);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const previous = () => find('[data-step="-1"]');
const next = () => find('[data-step="1"]');
const ends = () => [previous(), next()].map((button) => button.getAttribute('aria-disabled'));
const position = () => find('section').scrollLeft / PITCH;

describe('a carousel', () => {
  const events: unknown[] = [];
  const note = (event: Event) => events.push(event instanceof CustomEvent && event.detail);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('ResizeObserver', TestResizeObserver);
    document.addEventListener('rumbo:event', note);
  });

  afterEach(() => {
    document.removeEventListener('rumbo:event', note);
    vi.unstubAllGlobals();
    vi.useRealTimers();
    resizes.clear();
    events.length = 0;
  });

  it('goes one slide at a time, from 0 to slides less visible ones', () => {
    open({ slides: 3, visible: 2 });
    expect(ends()).toEqual(['true', 'false']);
    next().click();
    expect(position()).toBe(1);
    expect(ends()).toEqual(['false', 'true']);
    previous().click();
    expect(position()).toBe(0);
    expect(ends()).toEqual(['true', 'false']);
  });

  it('has nothing to page where all slides are in sight', () => {
    open({ slides: 3, visible: 3 });
    expect(ends()).toEqual(['true', 'true']);
  });

  it('keeps the focus on the button that reached the end, and stays there', () => {
    open({ slides: 2, visible: 1 });
    next().focus();
    next().click();
    next().click();
    expect(position()).toBe(1);
    expect(ends()).toEqual(['false', 'true']);
    expect(document.activeElement).toBe(next());
  });

  it('counts quick clicks that come while the row still moves', () => {
    open({ slides: 5, visible: 1 });
    next().click();
    find('section').scrollLeft = PITCH / 4;
    find('section').dispatchEvent(new Event('scroll'));
    next().click();
    next().click();
    expect(position()).toBe(3);
  });

  it('follows a finger once the row is at rest', () => {
    open({ slides: 3, visible: 1 });
    find('section').scrollLeft = 2 * PITCH;
    find('section').dispatchEvent(new Event('scroll'));
    vi.runAllTimers();
    expect(ends()).toEqual(['false', 'true']);
  });

  it('knows its new ends when the width changes', () => {
    open({ slides: 3, visible: 3 });
    layOut({ slides: 3, visible: 1 });
    for (const tell of resizes) tell();
    expect(ends()).toEqual(['true', 'false']);
  });

  it('moves to the left where pages read from right to left', () => {
    open({ slides: 3, visible: 1, direction: -1 });
    next().click();
    expect(position()).toBe(-1);
    expect(ends()).toEqual(['false', 'false']);
  });

  it('says politely which slides are in sight', () => {
    open({ slides: 3, visible: 1 });
    next().click();
    expect(find('[aria-live="polite"]').textContent).toBe('2 de 3');
    open({ slides: 6, visible: 3 });
    next().click();
    expect(find('[aria-live="polite"]').textContent).toBe('2–4 de 6');
  });

  it('does not go on saying what a finger moved out of sight', () => {
    open({ slides: 3, visible: 1 });
    next().click();
    find('section').scrollLeft = 0;
    find('section').dispatchEvent(new Event('scroll'));
    vi.runAllTimers();
    expect(find('[aria-live="polite"]').textContent).toBe('');
  });

  it('tells of moves, not of clicks at an end', () => {
    open({ slides: 2, visible: 1 });
    previous().click();
    next().click();
    previous().click();
    expect(events).toEqual([
      { eventName: 'Navigate_Right', widgetId: 'w', eventData: { index: 1 } },
      { eventName: 'Navigate_Left', widgetId: 'w', eventData: { index: 0 } },
    ]);
  });

  it('is a stop of the tab key only while there is something to scroll to', () => {
    open({ slides: 3, visible: 3 });
    expect(find('section').tabIndex).toBe(-1);
    layOut({ slides: 3, visible: 1 });
    for (const tell of resizes) tell();
    expect(find('section').tabIndex).toBe(0);
    open({ slides: 1, visible: 1 });
    expect(find('section').tabIndex).toBe(-1);
  });

  it('is a named stop of the tab key, whose arrow keys are left to the browser', () => {
    open({ slides: 3, visible: 1 });
    const row = find('section');
    expect([row.tabIndex, row.getAttribute('aria-label')]).toEqual([0, 'Testimonios']);
    const press = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      bubbles: true,
      cancelable: true,
    });
    row.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });
});
