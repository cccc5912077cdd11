// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchRegion } from './search-region.ts';

/** Answers of the server by the query of the address, without `fragment`; others fail. */
let answers: Record<string, string> = {};
let asked: string[] = [];
/** Of answers that are no success. */
let retryAfter = '';
let isWide = false;

interface State {
  readonly keyword?: string;
  readonly city?: string;
  readonly jobs?: readonly string[];
  readonly more?: boolean;
}

/** The region as job-search, job-filter and job-list print it, reduced to what the script reads. */
function region({ keyword = '', city = '', jobs = [], more = false }: State): string {
  const box = (value: string) =>
    `<input type="checkbox" name="city" value="${value}"${city.includes(value) ? ' checked' : ''}>`;
  return `
    <form data-search-form=""><input role="combobox" name="keyword" value="${keyword}">
      <input role="combobox" name="location" value="">
      <div data-part="carried">${city && `<input type="hidden" name="city" value="${city}">`}</div>
      <button>Buscar</button></form>
    <div data-part="filter"><details id="filtros" data-filter-toggle=""><summary>Filtros</summary></details>
      <details id="mas"${more ? ' open' : ''}><summary>Ver todas</summary></details>
      <form data-search-form="instant"><input type="hidden" name="keyword" value="${keyword}">
        ${box('Puebla')}${box('León')}<button>Ver</button></form></div>
    <p data-part="count" tabindex="-1" role="status">${jobs.length} vacantes</p>
    <div data-part="results">
      ${jobs.map((job) => `<a data-job="${job}" href="/job/${job}">${job}</a>`).join('')}
      <nav data-paging=""><a href="?page=2">Siguiente</a></nav></div>
    <section data-panel="detalle" tabindex="-1"></section>
    <div data-search-notice=""><p role="status" data-searching="Buscando" data-offline="Sin conexión"
      data-failed="No se pudo" data-crowded="Mucha gente" data-slow="Lenta"></p>
      <button type="button" hidden>Otra vez</button></div>`;
}

function fragment(state: State): string {
  return `<div data-widget="job-search"><div data-search-region="busqueda">${region(state)}</div></div>`;
}

function start(state: State, query = ''): HTMLElement {
  history.replaceState(null, '', `/buscar-empleos${query}`);
  document.body.innerHTML = `<main data-search-region="busqueda">${region(state)}</main>`;
  const root = find('main');
  createSearchRegion(root);
  return root;
}

function find<Element extends HTMLElement = HTMLElement>(selector: string): Element {
  const found = document.querySelector<Element>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const field = (name: string) => find<HTMLInputElement>(`[role="combobox"][name="${name}"]`);
const box = (value: string) => find<HTMLInputElement>(`[type="checkbox"][value="${value}"]`);
const count = () => find('[data-part="count"]').textContent;
const address = () => location.pathname + location.search;

function press(selector: string, options: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options });
  return find(selector).dispatchEvent(click);
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done, 0));
}

async function back(): Promise<void> {
  history.back();
  await new Promise((done) => addEventListener('popstate', done, { once: true }));
  await settle();
}

beforeEach(() => {
  answers = {};
  asked = [];
  retryAfter = '';
  isWide = false;
  vi.stubGlobal('fetch', async (url: URL, { signal }: { signal: AbortSignal }) => {
    const query = new URLSearchParams(url.search);
    const widget = query.get('fragment');
    query.delete('fragment');
    asked.push(`${widget}?${query}`);
    await new Promise((done) => setTimeout(done, 0));
    signal.throwIfAborted();
    const html = answers[`${widget}?${query}`];
    if (html === undefined) throw new TypeError('Failed to fetch');
    const headers = new Headers(retryAfter === '' ? {} : { 'retry-after': retryAfter });
    return { ok: html !== '', headers, text: () => Promise.resolve(html) };
  });
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {} }));
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  // Each test's region still listens.
  dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
});

describe('a search', () => {
  it('brings the parts that differ and moves to the address without empty fields', async () => {
    const root = start({ jobs: ['a', 'b'] });
    answers['busqueda?keyword=moto'] = fragment({ keyword: 'moto', jobs: ['c'] });
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
    answers['busqueda?page=2'] = fragment({ jobs: ['c'] });
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
      answers['busqueda?page=2'] = answer;
      press('nav a');
      await settle();
      expect([address(), count()]).toEqual(['/buscar-empleos', '1 vacantes']);
    },
  );

  it('applies the box that was ticked before the script was there', async () => {
    answers['busqueda?city=Puebla'] = fragment({ city: 'Puebla', jobs: ['c'] });
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
    expect([address(), asked]).toEqual(['/buscar-empleos?city=Puebla&page=2', []]);
  });

  it('takes the last of two changes in a row', async () => {
    start({ jobs: ['a'] });
    answers['busqueda?city=Puebla'] = fragment({ city: 'Puebla', jobs: ['a', 'b'] });
    answers['busqueda?city=Puebla&city=Le%C3%B3n'] = fragment({ city: 'Puebla León', jobs: [] });
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
    const asPlaces = asked.map((query) => new URLSearchParams(query.split('?')[1]).get('location'));
    expect(asPlaces).toEqual(['León, Guanajuato--21.12--101.68', 'León, Nicaragua']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    async (options) => {
      start({});
      expect(press('nav a', options)).toBe(true);
      await settle();
      expect(asked).toEqual([]);
    },
  );

  it('leaves links to other pages to the browser', () => {
    start({ jobs: ['a'] });
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    press('[data-job]');
    expect(asked).toEqual([]);
  });
});

describe('a search without an answer', () => {
  const said = () => find('[data-search-notice] p').textContent;
  const retry = () => find<HTMLButtonElement>('[data-search-notice] button');

  it('is said in place, and taken back once the answer is there', async () => {
    start({ jobs: ['a'] });
    expect([said(), retry().hidden]).toEqual(['', true]);
    press('nav a');
    await settle();
    expect([said(), retry().hidden]).toEqual(['Sin conexión', false]);
    answers['busqueda?page=2'] = fragment({ jobs: ['c', 'd'] });
    retry().focus();
    retry().click();
    expect([said(), retry().ariaDisabled]).toEqual(['Buscando', 'true']);
    retry().click();
    await settle();
    expect(asked).toEqual(['busqueda?page=2', 'busqueda?page=2']);
    expect([address(), count()]).toEqual(['/buscar-empleos?page=2', '2 vacantes']);
    expect([said(), retry().hidden]).toEqual(['', true]);
    expect(document.activeElement).toBe(find('[data-part="count"]'));
  });

  it('is tried once more by itself when the network is back', async () => {
    start({ jobs: ['a'] });
    box('Puebla').click();
    await settle();
    answers['busqueda?city=Puebla'] = fragment({ city: 'Puebla', jobs: [] });
    dispatchEvent(new Event('online'));
    await settle();
    dispatchEvent(new Event('online'));
    await settle();
    expect([address(), count()]).toEqual(['/buscar-empleos?city=Puebla', '0 vacantes']);
    expect(asked).toEqual(['busqueda?city=Puebla', 'busqueda?city=Puebla']);
  });

  it('adds one wish to another', async () => {
    start({ jobs: ['a'] });
    box('Puebla').click();
    await settle();
    box('León').click();
    await settle();
    expect(asked.at(-1)).toBe('busqueda?city=Puebla&city=Le%C3%B3n');
  });

  it('is given up with the wish', async () => {
    start({ jobs: ['a'] });
    box('Puebla').click();
    await settle();
    box('Puebla').click();
    dispatchEvent(new Event('online'));
    await settle();
    expect([said(), asked]).toEqual(['', ['busqueda?city=Puebla']]);
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
    answers['busqueda?keyword=moto'] = fragment({ keyword: 'moto', jobs: ['a', 'b'] });
    const entries = history.length;
    retry().click();
    await settle();
    expect([count(), history.length]).toEqual(['2 vacantes', entries]);
  });

  it.each(['', '3600', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'waits for a tap where the server refuses with Retry-After %j',
    async (seconds) => {
      retryAfter = seconds;
      start({ jobs: ['a'] });
      answers['busqueda?page=2'] = '';
      press('nav a');
      await settle();
      expect([said(), retry().ariaDisabled]).toEqual(['No se pudo', null]);
    },
  );

  it('asks a crowded server again when it wants to be asked', async () => {
    vi.useFakeTimers();
    try {
      retryAfter = '5';
      start({ jobs: ['a'] });
      answers['busqueda?page=2'] = '';
      press('nav a');
      await vi.advanceTimersByTimeAsync(100);
      expect([said(), retry().ariaDisabled]).toEqual(['Mucha gente', 'true']);
      answers['busqueda?page=2'] = fragment({ jobs: ['c', 'd'] });
      await vi.advanceTimersByTimeAsync(4800);
      expect(asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(300);
      expect([asked.length, count(), said()]).toEqual([2, '2 vacantes', '']);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what people are at', () => {
  it('stays while they type', async () => {
    start({ keyword: 'moto', jobs: ['a'] }, '?keyword=moto');
    answers['busqueda?keyword=moto&city=Puebla'] = fragment({ keyword: 'moto', city: 'Puebla' });
    field('keyword').value = 'moto ven';
    box('Puebla').click();
    await settle();
    expect(field('keyword').value).toBe('moto ven');
  });

  it('follows the address where they do not', async () => {
    start({ keyword: 'moto' }, '?keyword=moto');
    answers['busqueda?page=2'] = fragment({ keyword: '' });
    press('nav a');
    await settle();
    expect(field('keyword').value).toBe('');
  });

  it('keeps the focus on the same box, which is a new one', async () => {
    start({ jobs: ['a'] });
    answers['busqueda?city=Puebla'] = fragment({ city: 'Puebla' });
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
    answers['busqueda?city=Puebla'] = fragment({ city: 'Puebla' });
    find<HTMLDetailsElement>('#mas').open = true;
    box('Puebla').click();
    await settle();
    expect(find<HTMLDetailsElement>('#mas').open).toBe(true);
    expect(find<HTMLDetailsElement>('#filtros').open).toBe(false);
  });

  it('is the top of the list on a new page of results', async () => {
    start({});
    answers['busqueda?page=2'] = fragment({ jobs: ['c'] });
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
    expect(asked).toEqual([]);
  });
});

describe('going back', () => {
  it('shows what was left, with its scroll position, without asking again', async () => {
    start({ jobs: ['a', 'b', 'c'] });
    answers['busqueda?page=2'] = fragment({ jobs: ['d'] });
    vi.stubGlobal('scrollY', 740);
    press('nav a');
    await settle();
    expect(count()).toBe('1 vacantes');
    await back();
    expect(address()).toBe('/buscar-empleos');
    expect(count()).toBe('3 vacantes');
    expect(scrollTo).toHaveBeenCalledWith(0, 740);
    expect(asked).toEqual(['busqueda?page=2']);
  });

  it('asks for what this page has never shown', async () => {
    history.replaceState(null, '', '/buscar-empleos?keyword=moto');
    history.pushState({ search: 1 }, '', '/buscar-empleos?page=2');
    document.body.innerHTML = `<main data-search-region="busqueda">${region({ jobs: ['d'] })}</main>`;
    createSearchRegion(find('main'));
    answers['busqueda?keyword=moto'] = fragment({ keyword: 'moto', jobs: ['a', 'b'] });
    await back();
    expect(count()).toBe('2 vacantes');
    expect(field('keyword').value).toBe('moto');
  });
});

/** Until what shows a job beside the list has come. */
async function startWide(state: State, query?: string): Promise<void> {
  start(state, query);
  await vi.dynamicImportSettled();
}

describe('the selected job', () => {
  const panel = () => find('[data-panel]');
  const current = () => find('[data-job][aria-current="true"]').dataset['job'];

  beforeEach(() => {
    isWide = true;
    for (const job of ['a', 'b', 'c']) answers[`detalle?job=${job}`] = `<h2>${job}</h2>`;
  });

  it('is the first where nothing else is asked for, and the address stays', async () => {
    await startWide({ jobs: ['a', 'b'] });
    await settle();
    expect([panel().textContent, current(), address()]).toEqual(['a', 'a', '/buscar-empleos']);
  });

  it('is the one of the address, which the server has already shown', async () => {
    await startWide({ jobs: ['a', 'b'] }, '?job=b');
    await settle();
    expect([current(), asked]).toEqual(['b', []]);
  });

  it('is the one that is clicked', async () => {
    await startWide({ jobs: ['a', 'b'] });
    await settle();
    const entries = history.length;
    expect(press('[data-job="b"]', { detail: 1 })).toBe(false);
    await settle();
    expect([panel().textContent, current()]).toEqual(['b', 'b']);
    expect(address()).toBe('/buscar-empleos?job=b');
    expect(history.length).toBe(entries);
    expect(document.activeElement).not.toBe(panel());
  });

  it('gets the focus when the keyboard selects it', async () => {
    await startWide({ jobs: ['a', 'b'] });
    press('[data-job="b"]', { detail: 0 });
    expect(document.activeElement).toBe(panel());
  });

  it('is the first of other results', async () => {
    await startWide({ jobs: ['a', 'b'] });
    answers['busqueda?page=2'] = fragment({ jobs: ['c'] });
    answers['detalle?page=2&job=c'] = '<h2>c</h2>';
    press('nav a');
    await settle();
    await settle();
    expect([panel().textContent, current()]).toEqual(['c', 'c']);
  });

  it('stays as it was without an answer', async () => {
    await startWide({ jobs: ['a', 'b'] });
    await settle();
    answers = {};
    press('[data-job="b"]', { detail: 1 });
    expect(current()).toBe('b');
    await settle();
    expect([panel().textContent, current(), address()]).toEqual([
      'a',
      'a',
      '/buscar-empleos?job=a',
    ]);
  });

  it('is none where neither the one that is shown is listed nor another has come', async () => {
    await startWide({ jobs: ['a', 'b'] }, '?job=b');
    await settle();
    answers = { 'busqueda?page=2': fragment({ jobs: ['c'] }) };
    press('nav a');
    await settle();
    await settle();
    expect(document.querySelector('[data-job][aria-current]')).toBeNull();
    expect(address()).toBe('/buscar-empleos?page=2');
  });

  it('leaves no empty panel beside an empty list', async () => {
    await startWide({ jobs: [] });
    expect(panel().hidden).toBe(true);
  });

  it('opens its own page where there is no room for it', () => {
    isWide = false;
    start({ jobs: ['a'] });
    let isLeft = false;
    addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    press('[data-job]');
    expect([isLeft, asked]).toEqual([true, []]);
  });
});

describe('the way back', () => {
  it('is right after a link to a part of the page', async () => {
    await startWide({ jobs: ['a'] });
    answers['busqueda?keyword=b'] = fragment({ jobs: ['b', 'b2'] });
    answers['busqueda?keyword=c'] = fragment({ jobs: ['c', 'c2', 'c3'] });
    await search('b');
    location.hash = 'main';
    await settle();
    await search('c');
    const counts: (string | null)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await back();
      counts.push(count());
    }
    expect(counts).toEqual(['2 vacantes', '2 vacantes', '1 vacantes']);
  });

  it('forgets what it showed while it waited for another answer', async () => {
    await startWide({ jobs: ['a'] }, '?keyword=b');
    history.pushState({ search: 7 }, '', '/buscar-empleos?keyword=c');
    answers['busqueda?keyword=c'] = fragment({ jobs: ['c', 'c2', 'c3'] });
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(count()).toBe('3 vacantes');
    answers = {};
    history.pushState({ search: 8 }, '', '/buscar-empleos?keyword=d');
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    history.pushState({ search: 7 }, '', '/buscar-empleos?keyword=c');
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(count()).toBe('3 vacantes');
  });

  async function search(keyword: string): Promise<void> {
    field('keyword').value = keyword;
    find<HTMLFormElement>('form').requestSubmit();
    await settle();
  }
});

describe('the panel', () => {
  it('shows the job that was chosen last, also when an earlier answer is late', async () => {
    isWide = true;
    answers['detalle?job=a'] = '<h2>a</h2>';
    answers['detalle?job=b'] = '<h2>b</h2>';
    await startWide({ jobs: ['a', 'b'] });
    await settle();
    press('[data-job="b"]', { detail: 1 });
    press('[data-job="a"]', { detail: 1 });
    await settle();
    expect(find('[data-panel]').textContent).toBe('a');
  });
});
