// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJob } from '../../../testing/job.ts';
import { renderTestPage, toDocument } from '../../../testing/render.ts';
import type { PersonalListType } from '../personal-list.tsx';

const ONE = createJob({ id: '1', urlSlug: 'uno', title: 'Uno' });
const TWO = createJob({ id: '2', urlSlug: 'dos', title: 'Dos' });

interface Asked {
  readonly url: string;
  readonly body: Record<string, unknown>;
}

const asked: Asked[] = [];

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** What the service answers; null for a network that is gone. */
let answer: Answer | null = null;

const LEON: Answer = {
  body: { data: { normCity: 'León', normState: 'Guanajuato', normCountry: 'México' } },
};

/** Tells lists that they are on the screen. */
let arrive = () => {};

function stubBrowser(): void {
  vi.stubGlobal('fetch', (url: string, { body: sent }: { body: string }) => {
    asked.push({ url, body: JSON.parse(sent) });
    if (answer === null) return Promise.reject(new TypeError('Failed to fetch'));
    const { status = 200, body } = url.endsWith('/reverse-geo-code') ? LEON : answer;
    return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        arrive = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        arrive = () => {};
      }
    },
  );
}

function stubDevice(permission: 'granted' | 'prompt', coords: object | null, code = 3): void {
  const getCurrentPosition = (found: (at: object) => void, failed: (error: object) => void) =>
    coords ? found({ coords }) : failed({ code });
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition },
    permissions: { query: () => Promise.resolve({ state: permission }) },
  });
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done, 0));
}

async function show(listType: PersonalListType): Promise<void> {
  const content = { heading: 'Para ti', variantConfig: { listType } };
  const page = renderTestPage({
    site: { sitePrefix: 'mx' },
    widgets: [{ id: 'lista', type: 'job-list', version: 2, content }],
    input: { path: '/guardados' },
  });
  document.body.replaceChildren(...toDocument(page).body.children);
  vi.resetModules();
  const { createPersonalList } = await import('./personal-cards.ts');
  for (const root of document.querySelectorAll<HTMLElement>('[data-personal-list]'))
    createPersonalList(root);
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const cards = () => [...document.querySelectorAll('[data-personal="cards"] article')];
const state = () => find('[data-personal-list]')?.dataset['personalState'] ?? 'waiting';
const remember = (deed: string) =>
  localStorage.setItem('rumbo_jobs', `[{"agencyId":"agency","id":"9","deed":"${deed}"}]`);
const linesOf = (card: Element | undefined) =>
  [...(card?.querySelectorAll('h3,p') ?? [])].map(({ textContent }) => textContent);

beforeEach(() => {
  asked.length = 0;
  answer = { body: { status: 200, data: [ONE, TWO] } };
  stubBrowser();
  stubDevice('prompt', null);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('recommended jobs', () => {
  it('are asked for once, when somebody comes near, with what this browser remembers', async () => {
    localStorage.setItem('rumbo_jobs', '[{"agencyId":"agency","id":"9","deed":"viewed"}]');
    localStorage.setItem('applied', '["8"]');
    await show('RECOMMENDED');
    expect(asked).toEqual([]);
    arrive();
    await settle();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toMatch(
      /^\/v1\/personalisation\/jobs\/recommendation\/agency\/agency\/site\/site\/candidateId\/[\da-f-]{36}$/,
    );
    expect(asked[0]?.body).toEqual({
      viewedJobIds: ['9'],
      appliedJobIds: ['8'],
      numberOfRecommendedJobs: 6,
    });
  });

  it('are cards as the server draws them, with how well they suit', async () => {
    const data = [
      { ...ONE, matchType: 'strong' },
      { ...TWO, matchType: 'good' },
      { ...TWO, id: '3', matchType: 'perfect' },
    ];
    answer = { body: { status: 200, data, errors: [] } };
    remember('viewed');
    await show('RECOMMENDED');
    arrive();
    await settle();
    expect(linesOf(cards()[0])).toEqual([
      'Muy buena opción',
      'Uno',
      'León, Guanajuato, México',
      'Tiempo completo',
      'Rutas del Bajío, S.A. de C.V.',
      '$9,000 – $12,000 al mes',
      'Lunes a sábado, 7:00 a 15:00',
      'Publicada el 1 oct 2026',
    ]);
    expect(cards().map((card) => linesOf(card)[0])).toEqual([
      'Muy buena opción',
      'Buena opción',
      'Dos',
    ]);
    expect(cards()[0]?.querySelector('a')?.getAttribute('href')).toBe(
      '/mx/job/uno?returnToUrl=%2Fmx%2Fguardados',
    );
  });

  it('are not said to suit somebody of whom nothing is known', async () => {
    answer = { body: { status: 200, data: [{ ...ONE, matchType: 'strong' }], errors: [] } };
    await show('RECOMMENDED');
    arrive();
    await settle();
    expect(linesOf(cards()[0])[0]).toBe('Uno');
  });

  it('can be saved', async () => {
    await show('RECOMMENDED');
    await import('../enhance.ts');
    arrive();
    await settle();
    cards()[1]?.querySelector('button')?.click();
    await vi.waitFor(() => expect(localStorage.getItem('SAVED_JOBS')).toContain('"dos"'));
  });

  it('give way to the first error’s description', async () => {
    const errors = [{ description: 'No hay <b>recomendaciones</b>' }, { description: 'otro' }];
    answer = { status: 503, body: { status: 503, data: [], errors } };
    await show('RECOMMENDED');
    arrive();
    await settle();
    expect(state()).toBe('failed');
    expect(find('[data-personal="failed"]')?.textContent).toContain(
      'No hay <b>recomendaciones</b>',
    );
  });

  it('are what can be shown of any answer', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const data = [null, 7, {}, { ...ONE, title: 5 }, { ...ONE, title: hostile, details: null }];
    answer = { body: { data, errors: 'x' } };
    await show('RECOMMENDED');
    arrive();
    await settle();
    expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual([hostile]);
    expect(find('[data-personal="cards"] [onerror]')).toBeNull();
  });
});

describe('without an answer', () => {
  it('a list offers to ask again, and the first card then has the focus', async () => {
    answer = null;
    await show('RECOMMENDED');
    arrive();
    await settle();
    expect(state()).toBe('failed');
    const retry = find('[data-personal-retry]');
    answer = { body: { data: [ONE] } };
    retry?.focus();
    retry?.click();
    expect(state()).toBe('waiting');
    await settle();
    expect(state()).toBe('cards');
    expect(document.activeElement?.textContent).toBe('Uno');
    expect(asked).toHaveLength(2);
  });

  it('a list that fails again gives the focus back', async () => {
    answer = null;
    await show('RECOMMENDED');
    arrive();
    await settle();
    const retry = find('[data-personal-retry]');
    retry?.focus();
    retry?.click();
    await settle();
    expect(state()).toBe('failed');
    expect(document.activeElement).toBe(retry);
  });

  it('a list leaves the focus where the visitor has gone meanwhile', async () => {
    answer = null;
    await show('RECOMMENDED');
    arrive();
    await settle();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    answer = { body: { data: [ONE] } };
    find('[data-personal-retry]')?.focus();
    find('[data-personal-retry]')?.click();
    elsewhere.focus();
    await settle();
    expect(state()).toBe('cards');
    expect(document.activeElement).toBe(elsewhere);
  });

  it('a list asks by itself when the network is back', async () => {
    answer = null;
    await show('RECOMMENDED');
    arrive();
    await settle();
    answer = { body: { data: [ONE] } };
    dispatchEvent(new Event('online'));
    await settle();
    expect(cards()).toHaveLength(1);
    dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(2);
  });
});

describe('jobs like those that were looked at', () => {
  it('need something that was: without it nothing is asked', async () => {
    await show('BROWSING_BASED');
    expect(state()).toBe('empty');
    expect(find('[data-personal="empty"]')?.hidden).toBe(false);
    expect(find('[data-personal="waiting"]')?.hidden).toBe(true);
    expect(asked).toEqual([]);
  });

  it('come where something was', async () => {
    localStorage.setItem('rumbo_jobs', '[{"agencyId":"agency","id":"9","deed":"viewed"}]');
    answer = { body: { status: 200, jobs: [ONE] } };
    await show('BROWSING_BASED');
    arrive();
    await settle();
    expect(asked[0]?.url).toContain('/jobs/browsing-jobs/agency/agency/');
    expect(cards()).toHaveLength(1);
  });

  it('need storage: where it is blocked, nothing breaks', async () => {
    vi.stubGlobal('localStorage', undefined);
    await show('BROWSING_BASED');
    expect(state()).toBe('empty');
    vi.unstubAllGlobals();
  });
});

describe('a page that the browser kept', () => {
  const comeBack = async () => {
    const event = new Event('pageshow');
    dispatchEvent(Object.assign(event, { persisted: true }));
    arrive();
    await settle();
  };
  it('has jobs like those that were looked at meanwhile', async () => {
    await show('BROWSING_BASED');
    expect(state()).toBe('empty');
    remember('viewed');
    await comeBack();
    expect(cards()).toHaveLength(2);
  });

  it('shows the list that the visitor left', async () => {
    await show('RECOMMENDED');
    arrive();
    await settle();
    remember('viewed');
    await comeBack();
    expect(asked).toHaveLength(1);
  });

  it('no longer shows what was applied for meanwhile', async () => {
    await show('RECOMMENDED');
    arrive();
    await settle();
    remember('applied');
    answer = { body: { data: [TWO] } };
    await comeBack();
    expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual(['Dos']);
    expect(asked[1]?.body).toMatchObject({ appliedJobIds: ['9'] });
  });
});

describe('nearby jobs', () => {
  const near = () => asked.filter(({ url }) => url.endsWith('/nearby-jobs'));
  const told = () => find('[data-personal-status]');
  const zoneButton = () => find('[data-zone-use]');

  beforeEach(() => {
    const data = [{ ...ONE, normalisedFields: { distance: '5 miles' } }];
    answer = { body: { status: 200, data } };
  });

  it('are those around the connection until the visitor says more', async () => {
    await show('NEARBY');
    arrive();
    await settle();
    expect(asked).toEqual([
      {
        url: '/v1/personalisation/nearby-jobs',
        body: {
          agencyId: 'agency',
          siteId: 'site',
          latitude: null,
          longitude: null,
          ip: null,
          radialDistance: 1000,
          distanceUnit: 'MILES',
          numberOfRecommendedJobs: 6,
        },
      },
    ]);
  });

  it('are those around the visitor’s zone once that is asked for, by a tap alone', async () => {
    localStorage.setItem('rumbo_zone', 'León, Guanajuato, México--21.12---101.68');
    await show('NEARBY');
    arrive();
    await settle();
    expect(near().map(({ body }) => body['latitude'])).toEqual([null]);
    expect(zoneButton()?.textContent).toBe('Usar mi zona: León');
    zoneButton()?.click();
    await settle();
    expect(near()[1]?.body).toMatchObject({ latitude: 21.12, longitude: -101.68 });
    expect(told()?.textContent).toBe('Cerca de León');
    localStorage.removeItem('rumbo_zone');
  });

  it('offer no zone to who has none', async () => {
    await show('NEARBY');
    expect(zoneButton()?.hidden).toBe(true);
  });

  it('say how far they are in kilometres and in the service’s own words', async () => {
    await show('NEARBY');
    arrive();
    await settle();
    const [place] = cards()[0]?.querySelectorAll('p') ?? [];
    expect(place?.textContent).toBe('León, Guanajuato, México · A\u00a08\u00a0km (5 miles)');
    expect(place?.querySelector('[lang="en"]')?.textContent).toBe(' (5 miles)');
  });

  it('are those around the device after a tap', async () => {
    stubDevice('prompt', { latitude: 21.1, longitude: -101.7 });
    await show('NEARBY');
    arrive();
    await settle();
    find('[data-personal-locate]')?.click();
    await settle();
    expect(told()?.textContent).toBe('Cerca de León');
    expect(near()[1]?.body).toMatchObject({ latitude: 21.1, longitude: -101.7 });
  });

  it('are those around the device at once where it may say so', async () => {
    stubDevice('granted', { latitude: 21.1, longitude: -101.7 });
    await show('NEARBY');
    arrive();
    await settle();
    expect(near()).toHaveLength(1);
    expect(near()[0]?.body).toMatchObject({ latitude: 21.1 });
  });

  it('stay as they are when the device does not say, with the text of the specification', async () => {
    await show('NEARBY');
    arrive();
    await settle();
    find('[data-personal-locate]')?.click();
    await settle();
    expect(told()?.textContent).toBe(
      'Failed to get the location — Toca otra vez o busca por ciudad.',
    );
    expect(told()?.querySelector('[lang="en"]')).not.toBeNull();
    expect(cards()).toHaveLength(1);
    expect(near()).toHaveLength(1);
  });

  it('say what to permit when the visitor keeps the place from this site', async () => {
    stubDevice('prompt', null, 1);
    await show('NEARBY');
    arrive();
    await settle();
    find('[data-personal-locate]')?.click();
    await settle();
    expect(told()?.textContent).toBe(
      'Failed to get the location — Permite la ubicación en tu navegador o busca por ciudad.',
    );
  });

  it('come without the device where the browser cannot say what is permitted', async () => {
    const query = () => {
      throw new TypeError('Not implemented');
    };
    vi.stubGlobal('navigator', { permissions: { query } });
    await show('NEARBY');
    arrive();
    await settle();
    expect(cards()).toHaveLength(1);
  });

  it('are not called those of a place whose jobs did not come', async () => {
    stubDevice('prompt', { latitude: 21.1, longitude: -101.7 });
    await show('NEARBY');
    arrive();
    await settle();
    answer = { status: 503, body: {} };
    find('[data-personal-locate]')?.click();
    await settle();
    expect(cards()).toHaveLength(1);
    expect(told()?.textContent).toBe('No pudimos cargar estas vacantes');
  });

  it('take the focus of the button that asked for them', async () => {
    answer = { body: { status: 200, data: [], errors: [{ description: 'No location' }] } };
    stubDevice('prompt', { latitude: 21.1, longitude: -101.7 });
    await show('NEARBY');
    arrive();
    await settle();
    const button = find('[data-personal="empty"] [data-personal-locate]');
    button?.focus();
    answer = { body: { status: 200, data: [ONE] } };
    button?.click();
    await settle();
    expect(document.activeElement?.textContent).toBe('Uno');
  });

  it('keep what was said of the device when the answer to the first question comes late', async () => {
    answer = { body: { status: 200, data: [], errors: [{ description: 'No location' }] } };
    const answerOf = globalThis.fetch;
    let arriveLate = () => {};
    const late = new Promise<void>((done) => {
      arriveLate = done;
    });
    vi.stubGlobal('fetch', async (...question: Parameters<typeof fetch>) => {
      const isFirst = asked.length === 0;
      const given = await answerOf(...question);
      if (isFirst) await late;
      return given;
    });
    await show('NEARBY');
    arrive();
    await settle();
    find('[data-personal-locate]')?.click();
    await settle();
    arriveLate();
    await settle();
    expect(near()).toHaveLength(2);
    expect(told()?.textContent).toContain('Failed to get the location');
  });

  it('ask for the place where none is known, and tell of no failure before the visitor did anything', async () => {
    const errors = [{ description: 'No location data found' }];
    answer = { body: { status: 200, data: [], errors } };
    await show('NEARBY');
    arrive();
    await settle();
    expect(state()).toBe('empty');
    expect(told()?.textContent).toBe('');
    expect(find('[data-personal="empty"]')?.textContent).toContain('Elige desde dónde buscar');
  });
});
