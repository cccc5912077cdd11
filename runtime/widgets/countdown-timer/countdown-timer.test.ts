// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const SECOND = 1000;
const DAY = 86_400 * SECOND;

function show(msLeft: number): void {
  const target = new Date(NOW + msLeft).toISOString().replace('.000', '');
  const content = { heading: 'Feria', target, doneText: 'Ya empezó.' };
  const widgets = [{ id: 'w', type: 'countdown-timer', content }];
  const page = renderTestPage({ widgets, input: { now: NOW } });
  document.body.replaceChildren(...toDocument(page).body.children);
}

const textOf = (selector: string) =>
  document.querySelector<HTMLElement>(`${selector}:not([hidden])`)?.textContent;

function digits(): string {
  const units = [...document.querySelectorAll('[data-clock]:not([hidden]) [data-unit]')];
  return units.map(({ textContent }) => textContent).join(' ');
}

let isHidden = false;

function setHidden(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  isHidden = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function start(): Promise<void> {
  vi.resetModules();
  await import('./enhance.ts');
}

describe('the time that is left', () => {
  it.each([
    [12 * DAY, 'Faltan 12 días.'],
    [DAY + SECOND, 'Falta 1 día.'],
    [DAY - SECOND, 'Faltan 23 horas.'],
    [90 * 60 * SECOND, 'Falta 1 hora.'],
    [120 * SECOND, 'Faltan 2 minutos.'],
    [30 * SECOND, 'Falta menos de un minuto.'],
  ])('of %d ms is said in words with the date', (left, words) => {
    show(left);
    expect(textOf('p[data-until]')).toMatch(new RegExp(`^${words} Hasta el .+ de noviembre|dic`));
    expect(textOf('p[data-until]')).toContain('(hora de Ciudad de México)');
    expect(textOf('[data-done]')).toBeUndefined();
  });

  it('is none once the date has come', () => {
    show(0);
    expect(textOf('[data-done]')).toBe('Ya empezó.');
    expect(document.querySelector('[data-until]')).toBeNull();
  });
});

describe('the script', () => {
  it('counts by the second', async () => {
    show(DAY + 62 * SECOND);
    vi.setSystemTime(NOW + 500);
    await start();
    expect(digits()).toBe('1 00 01 02');
    await vi.advanceTimersByTimeAsync(500);
    expect(digits()).toBe('1 00 01 01');
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(digits()).toBe('1 00 00 59');
  });

  it('says nothing to assistive technology', async () => {
    show(DAY);
    await start();
    expect(document.querySelector('[data-clock]')?.getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelector('[aria-live],[role="timer"],[role="status"]')).toBeNull();
  });

  it.each([
    [2 * DAY + SECOND, 'Faltan 2 días.', 'Falta 1 día.'],
    [DAY + SECOND, 'Falta 1 día.', 'Faltan 23 horas.'],
    [60 * SECOND + SECOND, 'Falta 1 minuto.', 'Falta menos de un minuto.'],
  ])(
    'keeps the words of %d ms right without touching them every second',
    async (left, ...words) => {
      show(left);
      await start();
      expect(textOf('[data-words]')).toBe(words[0]);
      const kept = document.querySelector('[data-words]')?.firstChild;
      await vi.advanceTimersByTimeAsync(SECOND);
      expect(document.querySelector('[data-words]')?.firstChild).toBe(kept);
      await vi.advanceTimersByTimeAsync(SECOND);
      expect(textOf('[data-words]')).toBe(words[1]);
      expect(textOf('p[data-until]')).toContain('Hasta el');
    },
  );

  it('rests while nobody sees it, and is right at once when seen again', async () => {
    show(DAY);
    await start();
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(3600 * SECOND);
    setHidden(false);
    expect(digits()).toBe('0 23 00 00');
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(digits()).toBe('0 22 59 59');
  });

  it('ends with the text for afterwards and stops', async () => {
    show(2 * SECOND);
    await start();
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(textOf('[data-done]')).toBe('Ya empezó.');
    expect([digits(), textOf('p[data-until]')]).toEqual(['', undefined]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at once on a copy that is older than the date', async () => {
    show(5 * SECOND);
    vi.setSystemTime(NOW + DAY);
    await start();
    expect(textOf('[data-done]')).toBe('Ya empezó.');
  });
});
