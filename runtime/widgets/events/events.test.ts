// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';
import { data } from './data.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const HOUR = 3_600_000;

function event(title: string, start: number, end: number) {
  const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString().replace('.000', '');
  const id = `evento-${start}-${end}`.replaceAll('--', '-menos-');
  return { id, title, eventDateAndTime: { start: at(start), end: at(end) } };
}

interface Shown {
  readonly timeZone?: 'America/Tijuana';
  readonly emptyText?: string;
}

function show(events: readonly object[], changes: Shown = {}): void {
  const widgets = [{ id: 'w', type: 'events', content: { events, ...changes } }];
  const page = renderTestPage({ widgets, input: { now: NOW } });
  document.body.replaceChildren(...toDocument(page).body.children);
}

function visible(): string[] {
  return [...document.querySelectorAll('li:not([hidden]) h2')].map(
    ({ textContent }) => textContent,
  );
}

const emptyText = () =>
  document.querySelector<HTMLElement>('[data-empty]:not([hidden])')?.textContent;

afterEach(() => vi.useRealTimers());

describe('events', () => {
  it('are those that are not over, the next one first', () => {
    show([
      event('luego', 48, 50),
      event('ayer', -24, -20),
      event('en curso', -1, 1),
      event('recién', -2, 0),
      event('mañana', 24, 26),
    ]);
    expect(visible()).toEqual(['en curso', 'mañana', 'luego']);
    expect(emptyText()).toBeUndefined();
  });

  it('say in words when there are none', () => {
    show([event('ayer', -24, -20)], { emptyText: 'Vuelve en enero.' });
    expect(emptyText()).toBe('Vuelve en enero.');
    show([]);
    expect(emptyText()).toBe('Por ahora no hay eventos. Vuelve pronto.');
  });

  it('are timed in a zone that they name', () => {
    const when = () =>
      document.querySelector('li p svg + span')?.textContent.replaceAll('\u00a0', ' ');
    show([event('feria', 4, 8)]);
    expect(when()).toBe('viernes, 20 de noviembre, de 16:00 a 20:00 h (hora de Ciudad de México)');
    show([event('feria', 4, 8)], { timeZone: 'America/Tijuana' });
    expect(when()).toBe('viernes, 20 de noviembre, de 14:00 a 18:00 h (hora de Tijuana)');
    show([event('feria', 24 * 50, 24 * 51)]);
    expect(when()).toContain('sábado, 9 de enero de 2027, 12:00 h, a domingo, 10 de enero de 2027');
  });

  it('are schema.org events to search engines', () => {
    show([{ ...event('feria', 4, 8), place: 'León' }]);
    const item = document.querySelector('[itemtype="https://schema.org/Event"]');
    const of = (name: string) => item?.querySelector(`[itemprop="${name}"]`);
    expect(of('name')?.textContent).toBe('feria');
    expect(of('startDate')?.getAttribute('content')).toBe('2026-11-20T22:00:00Z');
    expect(of('location')?.textContent).toBe('León');
  });

  it('let the page expire when the first of them ends', () => {
    const events = [event('a', 1, 9), event('b', 2, 3), event('c', -3, -1)];
    expect(data.expires({ events }, NOW)).toBe(NOW + 3 * HOUR);
    expect(data.expires({ events }, NOW + 9 * HOUR)).toBeUndefined();
  });
});

async function loadAt(time: number): Promise<void> {
  vi.useFakeTimers({ now: time, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.resetModules();
  await import('./enhance.ts');
}

describe('a page that stays open', () => {
  it('loses each event at the moment it ends', async () => {
    show([event('primero', 1, 2), event('segundo', 3, 4)]);
    await loadAt(NOW);
    vi.advanceTimersByTime(2 * HOUR - 1);
    expect(visible()).toEqual(['primero', 'segundo']);
    vi.advanceTimersByTime(1);
    expect(visible()).toEqual(['segundo']);
    vi.advanceTimersByTime(2 * HOUR);
    expect(visible()).toEqual([]);
    expect(emptyText()).toContain('no hay eventos');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for ends that lie further off than a timer can count', async () => {
    show([event('feria', 24 * 39, 24 * 40)]);
    await loadAt(NOW);
    vi.advanceTimersByTime(40 * 24 * HOUR - 1);
    expect(visible()).toEqual(['feria']);
    vi.advanceTimersByTime(1);
    expect(visible()).toEqual([]);
  });
});

describe('a copy of the page from a cache', () => {
  it('loses what has ended since', async () => {
    show([event('primero', 1, 2), event('segundo', 3, 4)]);
    await loadAt(NOW + 2 * HOUR);
    expect(visible()).toEqual(['segundo']);
    expect(emptyText()).toBeUndefined();
  });

  it.each([
    ['that comes back', () => window.dispatchEvent(new Event('pageshow'))],
    ['that is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('%s loses what has ended meanwhile', async (_, happen) => {
    show([event('primero', 1, 2), event('segundo', 3, 4)]);
    await loadAt(NOW);
    expect(visible()).toEqual(['primero', 'segundo']);
    vi.setSystemTime(NOW + 2 * HOUR);
    happen();
    expect(visible()).toEqual(['segundo']);
  });

  it('says so when everything has ended', async () => {
    show([event('primero', 1, 2)]);
    await loadAt(NOW + 24 * HOUR);
    expect(visible()).toEqual([]);
    expect(emptyText()).toContain('no hay eventos');
  });
});
