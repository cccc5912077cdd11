// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const CONTENT = {
  text: 'Aún no llegamos a tu zona.',
  cta: { label: 'Ver ciudades', href: '/buscar-empleos' },
};

async function show(): Promise<void> {
  const page = renderTestPage({
    widgets: [{ id: 'w', type: 'location-notice', content: CONTENT }],
  });
  document.body.replaceChildren(...toDocument(page).body.children);
  vi.resetModules();
  await import('./enhance.ts');
}

function card(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[role="status"] > div');
  if (!found) throw new Error('There is no notice.');
  return found;
}

/** Until what shows the notice has come. */
async function tell(): Promise<void> {
  document.dispatchEvent(new Event('rumbo:location-outside'));
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(async () => {
  // Listeners of earlier pages hear only one event.
  await tell();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('location notice', () => {
  it('stays hidden until the place is known to be outside', async () => {
    await show();
    expect(card().hidden).toBe(true);
    await tell();
    expect(card().hidden).toBe(false);
  });

  it('hides after ten seconds', async () => {
    await show();
    await tell();
    vi.advanceTimersByTime(9_999);
    expect(card().hidden).toBe(false);
    vi.advanceTimersByTime(1);
    expect(card().hidden).toBe(true);
  });

  it('waits while something in it has the focus, and goes on afterwards', async () => {
    await show();
    await tell();
    vi.advanceTimersByTime(6_000);
    card().querySelector('a')?.focus();
    vi.advanceTimersByTime(60_000);
    expect(card().hidden).toBe(false);
    card().querySelector('a')?.blur();
    vi.advanceTimersByTime(3_999);
    expect(card().hidden).toBe(false);
    vi.advanceTimersByTime(2);
    expect(card().hidden).toBe(true);
  });

  it('waits while the pointer is over it', async () => {
    await show();
    await tell();
    vi.advanceTimersByTime(9_000);
    card().dispatchEvent(new Event('pointerenter'));
    vi.advanceTimersByTime(60_000);
    expect(card().hidden).toBe(false);
    card().dispatchEvent(new Event('pointerleave'));
    vi.advanceTimersByTime(1_000);
    expect(card().hidden).toBe(true);
  });

  it('closes by its button and gives the focus back', async () => {
    await show();
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    await tell();
    const close = card().querySelector('button');
    close?.focus();
    close?.click();
    expect(card().hidden).toBe(true);
    expect(document.activeElement).toBe(before);
  });

  it('shows once per session', async () => {
    await show();
    await tell();
    await show();
    await tell();
    expect(card().hidden).toBe(true);
  });

  it('shows where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    await show();
    await tell();
    expect(card().hidden).toBe(false);
  });

  describe('where the visitor has permitted the search before', () => {
    let looked: number;

    function stubDevice(state: PermissionState): void {
      looked = 0;
      const getCurrentPosition: Geolocation['getCurrentPosition'] = (success) => {
        looked += 1;
        const coords = { latitude: 40.4, longitude: -3.7, accuracy: 20 };
        success({ coords } as GeolocationPosition);
      };
      vi.stubGlobal('navigator', {
        geolocation: { getCurrentPosition },
        permissions: { query: async () => ({ state }) },
      });
      vi.stubGlobal('fetch', async () => Response.json({ data: null }));
    }

    afterEach(() => vi.unstubAllGlobals());

    /** Until what is needed has loaded and the server has answered. */
    async function settle(): Promise<void> {
      await vi.advanceTimersByTimeAsync(0);
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
    }

    it('shows without a tap, and looks once per session', async () => {
      stubDevice('granted');
      await show();
      await settle();
      expect(card().hidden).toBe(false);
      await show();
      await settle();
      expect([looked, card().hidden]).toEqual([1, true]);
    });

    it.each(['prompt', 'denied'] as const)('does not look at %s', async (state) => {
      stubDevice(state);
      await show();
      await settle();
      expect([looked, card().hidden]).toEqual([0, true]);
    });
  });
});
