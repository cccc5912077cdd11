// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJob } from '../../testing/job.ts';
import { click, comeNear, find, place, showWizard } from './wizard-testing.ts';

const LEON = 'León, Guanajuato, México';
const TOWN = {
  ...{ city: 'León', state: 'Guanajuato', country: 'México' },
  ...{ latitude: 21.12, longitude: -101.68 },
};

const JOB = createJob({ point: { latitude: 21.12, longitude: -101.58 } });

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

describe('the zone of an earlier search', () => {
  const ZONE = `${LEON}--21.12---101.68`;
  const offer = () => find('[data-zone-use]');

  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [JOB] })));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });

  async function wake(): Promise<void> {
    showWizard();
    vi.resetModules();
    await import('./enhance.ts');
    await comeNear();
  }

  it('is offered for the place, and taken by a tap', async () => {
    localStorage.setItem('rumbo_zone', ZONE);
    await wake();
    expect([offer().hidden, offer().textContent]).toEqual([false, 'Usar mi zona: León']);
    expect(place().value).toBe('');
    offer().click();
    expect([place().value, place().dataset['place']]).toEqual([LEON, ZONE]);
    expect(offer().hidden).toBe(true);
  });

  it('is the place that was chosen here, for everything that comes later', async () => {
    await wake();
    expect(offer().hidden).toBe(true);
    place().value = LEON;
    place().dataset['place'] = ZONE;
    find<HTMLFormElement>('[data-wizard-form]').requestSubmit();
    expect(localStorage.getItem('rumbo_zone')).toBe(ZONE);
  });

  it('is what the cards of the answer say their distance from', async () => {
    localStorage.setItem('rumbo_zone', ZONE);
    await wake();
    for (let step = 0; step < 3; step += 1)
      find<HTMLFormElement>('[data-wizard-form]').requestSubmit();
    await expect
      .poll(() => document.querySelector('[data-wizard-cards] [data-card]')?.textContent)
      .toContain(' · a 10 km');
  });
});
