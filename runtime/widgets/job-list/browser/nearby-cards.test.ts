// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  asked,
  cards,
  find,
  ONE,
  service,
  settle,
  setUpPersonalCards,
  show,
  state,
  stubDevice,
  viewport,
} from '../../../testing/personal-cards.ts';

setUpPersonalCards();

describe('nearby jobs', () => {
  const near = () => asked.filter(({ url }) => url.endsWith('/nearby-jobs'));
  const told = () => find('[data-personal-status]');
  const zoneButton = () => find('[data-zone-use]');

  beforeEach(() => {
    const data = [{ ...ONE, normalisedFields: { distance: '5 miles' } }];
    service.answer = { body: { status: 200, data } };
  });

  it('are those around the connection until the visitor says more', async () => {
    await show('NEARBY');
    viewport.arrive();
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
    viewport.arrive();
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
    viewport.arrive();
    await settle();
    const [place] = cards()[0]?.querySelectorAll('p') ?? [];
    expect(place?.textContent).toBe('León, Guanajuato, México · A\u00a08\u00a0km (5 miles)');
    expect(place?.querySelector('[lang="en"]')?.textContent).toBe(' (5 miles)');
  });

  it('are those around the device after a tap', async () => {
    stubDevice('prompt', { latitude: 21.1, longitude: -101.7 });
    await show('NEARBY');
    viewport.arrive();
    await settle();
    find('[data-personal-locate]')?.click();
    await settle();
    expect(told()?.textContent).toBe('Cerca de León');
    expect(near()[1]?.body).toMatchObject({ latitude: 21.1, longitude: -101.7 });
  });

  it('are those around the device at once where it may say so', async () => {
    stubDevice('granted', { latitude: 21.1, longitude: -101.7 });
    await show('NEARBY');
    viewport.arrive();
    await settle();
    expect(near()).toHaveLength(1);
    expect(near()[0]?.body).toMatchObject({ latitude: 21.1 });
  });

  it('stay as they are when the device does not say, with the text of the specification', async () => {
    await show('NEARBY');
    viewport.arrive();
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
    viewport.arrive();
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
    viewport.arrive();
    await settle();
    expect(cards()).toHaveLength(1);
  });

  it('are not called those of a place whose jobs did not come', async () => {
    stubDevice('prompt', { latitude: 21.1, longitude: -101.7 });
    await show('NEARBY');
    viewport.arrive();
    await settle();
    service.answer = { status: 503, body: {} };
    find('[data-personal-locate]')?.click();
    await settle();
    expect(cards()).toHaveLength(1);
    expect(told()?.textContent).toBe('No pudimos cargar estas vacantes');
  });

  it('take the focus of the button that asked for them', async () => {
    service.answer = { body: { status: 200, data: [], errors: [{ description: 'No location' }] } };
    stubDevice('prompt', { latitude: 21.1, longitude: -101.7 });
    await show('NEARBY');
    viewport.arrive();
    await settle();
    const button = find('[data-personal="empty"] [data-personal-locate]');
    button?.focus();
    service.answer = { body: { status: 200, data: [ONE] } };
    button?.click();
    await settle();
    expect(document.activeElement?.textContent).toBe('Uno');
  });

  it('keep what was said of the device when the answer to the first question comes late', async () => {
    service.answer = { body: { status: 200, data: [], errors: [{ description: 'No location' }] } };
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
    viewport.arrive();
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
    service.answer = { body: { status: 200, data: [], errors } };
    await show('NEARBY');
    viewport.arrive();
    await settle();
    expect(state()).toBe('empty');
    expect(told()?.textContent).toBe('');
    expect(find('[data-personal="empty"]')?.textContent).toContain('Elige desde dónde buscar');
  });
});
