// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  address,
  back,
  box,
  count,
  field,
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

describe('a search', () => {
  it('brings the parts that differ and moves to the address without empty fields', async () => {
    const root = start({ jobs: ['a', 'b'] });
    server.answers['busqueda?keyword=moto'] = fragment({ keyword: 'moto', jobs: ['c'] });
    field('keyword').value = ' moto ';
    find<HTMLFormElement>('form').requestSubmit();
    expect(root.dataset['busy']).toBe('');
    await settle();
    expect(address()).toBe('/buscar-empleos?keyword=moto');
    expect(count()).toBe('1 vacantes');
    expect(root.dataset['busy']).toBeUndefined();
  });

  it('keeps the element that tells the count, so that it is read out', async () => {
    start({ jobs: [] });
    const before = find('[data-part="count"]');
    server.answers['busqueda?page=2'] = fragment({ jobs: ['c'] });
    press('nav a');
    await settle();
    expect(find('[data-part="count"]')).toBe(before);
    expect(before.textContent).toBe('1 vacantes');
  });

  it('leaves list and address as they are without an answer, and keeps what was wished', async () => {
    const root = start({ jobs: ['a'] });
    box('Puebla').click();
    await settle();
    expect([address(), count()]).toEqual(['/buscar-empleos', '1 vacantes']);
    expect(box('Puebla').checked).toBe(true);
    expect(root.dataset['busy']).toBeUndefined();
  });

  it.each(['', '<!doctype html><p>Otra página'])(
    'changes nothing when the answer is %j',
    async (answer) => {
      start({ jobs: ['a'] });
      server.answers['busqueda?page=2'] = answer;
      press('nav a');
      await settle();
      expect([address(), count()]).toEqual(['/buscar-empleos', '1 vacantes']);
    },
  );

  it('applies the box that was ticked before the script was there', async () => {
    server.answers['busqueda?city=Puebla'] = fragment({ city: 'Puebla', jobs: ['c'] });
    history.replaceState(null, '', '/buscar-empleos?page=2');
    document.body.innerHTML = `<main data-search-region="busqueda">${region({ jobs: ['a', 'b'] })}</main>`;
    box('Puebla').click();
    createSearchRegion(find('main'));
    await settle();
    expect([address(), count()]).toEqual(['/buscar-empleos?city=Puebla', '1 vacantes']);
  });

  it('stays on its page where nothing was touched before', async () => {
    start({ jobs: ['a'], city: 'Puebla' }, '?city=Puebla&page=2');
    await settle();
    expect([address(), server.asked]).toEqual(['/buscar-empleos?city=Puebla&page=2', []]);
  });

  it('takes the last of two changes in a row', async () => {
    start({ jobs: ['a'] });
    server.answers['busqueda?city=Puebla'] = fragment({ city: 'Puebla', jobs: ['a', 'b'] });
    server.answers['busqueda?city=Puebla&city=Le%C3%B3n'] = fragment({
      city: 'Puebla León',
      jobs: [],
    });
    box('Puebla').click();
    box('León').click();
    await settle();
    expect(address()).toBe('/buscar-empleos?city=Puebla&city=Le%C3%B3n');
    expect(count()).toBe('0 vacantes');
  });

  it('sends a chosen place with its coordinates while the field says its name', async () => {
    start({});
    field('location').value = 'León, Guanajuato';
    field('location').dataset['place'] = 'León, Guanajuato--21.12--101.68';
    find<HTMLFormElement>('form').requestSubmit();
    field('location').value = 'León, Nicaragua';
    find<HTMLFormElement>('form').requestSubmit();
    await settle();
    const asPlaces = server.asked.map((query) =>
      new URLSearchParams(query.split('?')[1]).get('location'),
    );
    expect(asPlaces).toEqual(['León, Guanajuato--21.12--101.68', 'León, Nicaragua']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    async (options) => {
      start({});
      expect(press('nav a', options)).toBe(true);
      await settle();
      expect(server.asked).toEqual([]);
    },
  );

  it('leaves links to other pages to the browser', () => {
    start({ jobs: ['a'] });
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    press('[data-job]');
    expect(server.asked).toEqual([]);
  });
});

describe('what people are at', () => {
  it('stays while they type', async () => {
    start({ keyword: 'moto', jobs: ['a'] }, '?keyword=moto');
    server.answers['busqueda?keyword=moto&city=Puebla'] = fragment({
      keyword: 'moto',
      city: 'Puebla',
    });
    field('keyword').value = 'moto ven';
    box('Puebla').click();
    await settle();
    expect(field('keyword').value).toBe('moto ven');
  });

  it('follows the address where they do not', async () => {
    start({ keyword: 'moto' }, '?keyword=moto');
    server.answers['busqueda?page=2'] = fragment({ keyword: '' });
    press('nav a');
    await settle();
    expect(field('keyword').value).toBe('');
  });

  it('keeps the focus on the same box, which is a new one', async () => {
    start({ jobs: ['a'] });
    server.answers['busqueda?city=Puebla'] = fragment({ city: 'Puebla' });
    const before = box('Puebla');
    before.focus();
    before.click();
    await settle();
    expect(box('Puebla')).not.toBe(before);
    expect(document.activeElement).toBe(box('Puebla'));
    expect(box('Puebla').checked).toBe(true);
  });

  it('stays unfolded', async () => {
    start({});
    server.answers['busqueda?city=Puebla'] = fragment({ city: 'Puebla' });
    find<HTMLDetailsElement>('#mas').open = true;
    box('Puebla').click();
    await settle();
    expect(find<HTMLDetailsElement>('#mas').open).toBe(true);
    expect(find<HTMLDetailsElement>('#filtros').open).toBe(false);
  });

  it('is the top of the list on a new page of results', async () => {
    start({});
    server.answers['busqueda?page=2'] = fragment({ jobs: ['c'] });
    press('nav a');
    await settle();
    expect(document.activeElement).toBe(find('[data-part="count"]'));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it('is the list once the filters are done with', async () => {
    start({});
    find<HTMLDetailsElement>('#filtros').open = true;
    find<HTMLFormElement>('[data-search-form="instant"]').requestSubmit();
    await settle();
    expect(find<HTMLDetailsElement>('#filtros').open).toBe(false);
    expect(document.activeElement).toBe(find('[data-part="count"]'));
    expect(server.asked).toEqual([]);
  });
});

describe('going back', () => {
  it('shows what was left, with its scroll position, without asking again', async () => {
    start({ jobs: ['a', 'b', 'c'] });
    server.answers['busqueda?page=2'] = fragment({ jobs: ['d'] });
    vi.stubGlobal('scrollY', 740);
    press('nav a');
    await settle();
    expect(count()).toBe('1 vacantes');
    await back();
    expect(address()).toBe('/buscar-empleos');
    expect(count()).toBe('3 vacantes');
    expect(scrollTo).toHaveBeenCalledWith(0, 740);
    expect(server.asked).toEqual(['busqueda?page=2']);
  });

  it('asks for what this page has never shown', async () => {
    history.replaceState(null, '', '/buscar-empleos?keyword=moto');
    history.pushState({ search: 1 }, '', '/buscar-empleos?page=2');
    document.body.innerHTML = `<main data-search-region="busqueda">${region({ jobs: ['d'] })}</main>`;
    createSearchRegion(find('main'));
    server.answers['busqueda?keyword=moto'] = fragment({ keyword: 'moto', jobs: ['a', 'b'] });
    await back();
    expect(count()).toBe('2 vacantes');
    expect(field('keyword').value).toBe('moto');
  });
});
