// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  address,
  back,
  box,
  count,
  find,
  fragment,
  press,
  region,
  server,
  settle,
  setUpSearchRegion,
  start,
} from '../../testing/search-region.ts';
import { createSearchRegion } from './search-region.ts';

setUpSearchRegion();

describe('a search without an answer', () => {
  const said = () => find('[data-search-notice] p').textContent;
  const retry = () => find<HTMLButtonElement>('[data-search-notice] button');

  it('is said in place, and taken back once the answer is there', async () => {
    start({ jobs: ['a'] });
    expect([said(), retry().hidden]).toEqual(['', true]);
    press('nav a');
    await settle();
    expect([said(), retry().hidden]).toEqual(['Sin conexión', false]);
    server.answers['busqueda?page=2'] = fragment({ jobs: ['c', 'd'] });
    retry().focus();
    retry().click();
    expect([said(), retry().ariaDisabled]).toEqual(['Buscando', 'true']);
    retry().click();
    await settle();
    expect(server.asked).toEqual(['busqueda?page=2', 'busqueda?page=2']);
    expect([address(), count()]).toEqual(['/buscar-empleos?page=2', '2 vacantes']);
    expect([said(), retry().hidden]).toEqual(['', true]);
    expect(document.activeElement).toBe(find('[data-part="count"]'));
  });

  it('is tried once more by itself when the network is back', async () => {
    start({ jobs: ['a'] });
    box('Puebla').click();
    await settle();
    server.answers['busqueda?city=Puebla'] = fragment({ city: 'Puebla', jobs: [] });
    dispatchEvent(new Event('online'));
    await settle();
    dispatchEvent(new Event('online'));
    await settle();
    expect([address(), count()]).toEqual(['/buscar-empleos?city=Puebla', '0 vacantes']);
    expect(server.asked).toEqual(['busqueda?city=Puebla', 'busqueda?city=Puebla']);
  });

  it('adds one wish to another', async () => {
    start({ jobs: ['a'] });
    box('Puebla').click();
    await settle();
    box('León').click();
    await settle();
    expect(server.asked.at(-1)).toBe('busqueda?city=Puebla&city=Le%C3%B3n');
  });

  it('is given up with the wish', async () => {
    start({ jobs: ['a'] });
    box('Puebla').click();
    await settle();
    box('Puebla').click();
    dispatchEvent(new Event('online'));
    await settle();
    expect([said(), server.asked]).toEqual(['', ['busqueda?city=Puebla']]);
  });

  it('is forgotten by who leaves the page, and by who goes back', async () => {
    for (const leave of ['pagehide', 'popstate']) {
      start({ jobs: ['a'] });
      box('Puebla').click();
      await settle();
      dispatchEvent(new Event(leave));
      expect([said(), box('Puebla').checked]).toEqual(['', false]);
    }
  });

  it('says nothing to who leaves while waiting', async () => {
    start({ jobs: ['a'] });
    press('nav a');
    dispatchEvent(new Event('pagehide'));
    await settle();
    expect(said()).toBe('');
  });

  it('comes back to a list that lags behind the address, without another entry', async () => {
    history.replaceState(null, '', '/buscar-empleos?keyword=moto');
    history.pushState({ search: 1 }, '', '/buscar-empleos?page=2');
    document.body.innerHTML = `<main data-search-region="busqueda">${region({ jobs: ['d'] })}</main>`;
    createSearchRegion(find('main'));
    await back();
    expect([said(), count(), address()]).toEqual([
      'Sin conexión',
      '1 vacantes',
      '/buscar-empleos?keyword=moto',
    ]);
    server.answers['busqueda?keyword=moto'] = fragment({ keyword: 'moto', jobs: ['a', 'b'] });
    const entries = history.length;
    retry().click();
    await settle();
    expect([count(), history.length]).toEqual(['2 vacantes', entries]);
  });

  it.each(['', '3600', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'waits for a tap where the server refuses with Retry-After %j',
    async (seconds) => {
      server.retryAfter = seconds;
      start({ jobs: ['a'] });
      server.answers['busqueda?page=2'] = '';
      press('nav a');
      await settle();
      expect([said(), retry().ariaDisabled]).toEqual(['No se pudo', null]);
    },
  );

  it('asks a crowded server again when it wants to be server.asked', async () => {
    vi.useFakeTimers();
    try {
      server.retryAfter = '5';
      start({ jobs: ['a'] });
      server.answers['busqueda?page=2'] = '';
      press('nav a');
      await vi.advanceTimersByTimeAsync(100);
      expect([said(), retry().ariaDisabled]).toEqual(['Mucha gente', 'true']);
      server.answers['busqueda?page=2'] = fragment({ jobs: ['c', 'd'] });
      await vi.advanceTimersByTimeAsync(4800);
      expect(server.asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(300);
      expect([server.asked.length, count(), said()]).toEqual([2, '2 vacantes', '']);
    } finally {
      vi.useRealTimers();
    }
  });
});
