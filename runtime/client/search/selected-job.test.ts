// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  back,
  count,
  field,
  find,
  fragment,
  press,
  type State,
  server,
  settle,
  setUpSearchRegion,
  start,
} from '../../testing/search-region.ts';

setUpSearchRegion();

/** Until what shows a job beside the list has come. */
async function startWide(state: State, query?: string): Promise<void> {
  start(state, query);
  await vi.dynamicImportSettled();
}

describe('the selected job', () => {
  const panel = () => find('[data-panel]');
  const current = () => find('[data-job][aria-current="true"]').dataset['job'];

  beforeEach(() => {
    server.isWide = true;
    for (const job of ['a', 'b', 'c']) server.answers[`detalle?job=${job}`] = `<h2>${job}</h2>`;
  });

  it('is the first where nothing else is server.asked for, and the address stays', async () => {
    await startWide({ jobs: ['a', 'b'] });
    await settle();
    expect([panel().textContent, current(), address()]).toEqual(['a', 'a', '/buscar-empleos']);
  });

  it('is the one of the address, which the server has already shown', async () => {
    await startWide({ jobs: ['a', 'b'] }, '?job=b');
    await settle();
    expect([current(), server.asked]).toEqual(['b', []]);
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
    server.answers['busqueda?page=2'] = fragment({ jobs: ['c'] });
    server.answers['detalle?page=2&job=c'] = '<h2>c</h2>';
    press('nav a');
    await settle();
    await settle();
    expect([panel().textContent, current()]).toEqual(['c', 'c']);
  });

  it('stays as it was without an answer', async () => {
    await startWide({ jobs: ['a', 'b'] });
    await settle();
    server.answers = {};
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
    server.answers = { 'busqueda?page=2': fragment({ jobs: ['c'] }) };
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
    server.isWide = false;
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
    expect([isLeft, server.asked]).toEqual([true, []]);
  });
});

describe('the way back', () => {
  it('is right after a link to a part of the page', async () => {
    await startWide({ jobs: ['a'] });
    server.answers['busqueda?keyword=b'] = fragment({ jobs: ['b', 'b2'] });
    server.answers['busqueda?keyword=c'] = fragment({ jobs: ['c', 'c2', 'c3'] });
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
    server.answers['busqueda?keyword=c'] = fragment({ jobs: ['c', 'c2', 'c3'] });
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(count()).toBe('3 vacantes');
    server.answers = {};
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
    server.isWide = true;
    server.answers['detalle?job=a'] = '<h2>a</h2>';
    server.answers['detalle?job=b'] = '<h2>b</h2>';
    await startWide({ jobs: ['a', 'b'] });
    await settle();
    press('[data-job="b"]', { detail: 1 });
    press('[data-job="a"]', { detail: 1 });
    await settle();
    expect(find('[data-panel]').textContent).toBe('a');
  });
});
