// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, comeNear, find, place, showWizard } from './wizard-testing.ts';

const LEON = 'León, Guanajuato, México';
const TOWN = {
  ...{ city: 'León', state: 'Guanajuato', country: 'México' },
  ...{ latitude: 21.12, longitude: -101.68 },
};

describe('the own place', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  async function locate(getCurrentPosition: unknown, named: object | null): Promise<void> {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: named })));
    showWizard();
    vi.resetModules();
    await import('./enhance.ts');
    await comeNear();
    click('locate');
  }

  const here = (found: (position: object) => void) =>
    found({ coords: { latitude: 21.12, longitude: -101.68, accuracy: 10 } });
  const status = () => find('[data-place-status]');

  it('that was typed before the script came is looked up', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ data: { locationTypeAheadResults: [TOWN] } })),
    );
    showWizard();
    place().focus();
    place().value = 'leon';
    vi.resetModules();
    await import('./enhance.ts');
    await comeNear();
    await expect.poll(() => document.querySelector('[role="option"]')?.textContent).toBe(LEON);
  });

  it('fills the field with the town', async () => {
    await locate(here, { normCity: 'León', normState: 'Guanajuato', normCountry: 'México' });
    await expect.poll(() => place().value).toBe(LEON);
    expect(place().dataset['place']).toBe(`${LEON}--21.12---101.68`);
    expect(status().textContent).toBe('Encontramos tu ubicación.');
  });

  it('is marked where it lies outside the service area', async () => {
    await locate(here, null);
    await expect.poll(() => place().getAttribute('aria-invalid')).toBe('true');
    expect(status().textContent).toContain('fuera de la zona');
    place().dispatchEvent(new Event('input', { bubbles: true }));
    expect([place().getAttribute('aria-invalid'), status().textContent]).toEqual([null, '']);
  });

  it('that the visitor keeps to themselves is told in the words of the catalogue', async () => {
    await locate((_: unknown, fail: (error: object) => void) => fail({ code: 1 }), null);
    await expect.poll(() => status().textContent).toContain('Failed to get the location');
    expect(status().querySelector('[lang="en"]')).not.toBeNull();
    expect(place().value).toBe('');
  });
});
