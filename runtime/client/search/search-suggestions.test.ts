// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addSuggestions } from './search-suggestions.ts';

const asked: { url: string; body: unknown }[] = [];
let answer: unknown;
/** By address, before `answer`. */
let answers: Record<string, unknown>;

function field(name: string): string {
  return `<div data-field="${name}" data-countries="MX,US" data-waiting="Esperando"><input name="${name}"><div id="${name}" role="listbox" hidden></div>
    <p role="status" data-loading="Cargando" data-empty="Nada"></p></div>`;
}

async function type(name: string, text: string): Promise<void> {
  const input = find<HTMLInputElement>(`[name="${name}"]`);
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(399);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
}

function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answers = {};
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    asked.push({ url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const said = answers[url] ?? answer;
    return Promise.resolve({ ok: true, json: () => Promise.resolve(said) });
  });
  document.body.innerHTML = `<main data-agency="a" data-site="s">
    <form data-search-form="">${field('keyword')}${field('location')}</form>
    <p data-place-status></p><i data-told="no-data">Sin datos</i><i data-told="hint-write">Escribe</i></main>`;
  addSuggestions(find('main'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for words 400 ms after typing', async () => {
  answer = { data: ['Repartidor en moto'] };
  await type('keyword', 'repa');
  expect(asked[0]?.url).toMatch(
    /^\/v4\/agencies\/a\/type-ahead\?entity=job&site=s&field=title&value=repa/,
  );
  expect(find('#keyword').textContent).toBe('Repartidor en moto');
});

it('asks for 20 cities of Mexico and searches the chosen one with its coordinates', async () => {
  const leon = { city: 'León', state: 'Guanajuato', country: 'México' };
  answer = {
    data: { locationTypeAheadResults: [{ ...leon, latitude: 21.12, longitude: -101.68 }] },
  };
  const submit = vi.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', submit);
  await type('location', 'leo');
  expect(asked).toEqual([
    {
      url: '/v1/location/typeahead/city',
      body: { search_city: 'leo', norm_country: 'MX,US', num_results: 20 },
    },
  ]);
  find('#location [role="option"]').click();
  const input = find<HTMLInputElement>('[name="location"]');
  expect(input.value).toBe('León, Guanajuato, México');
  expect(input.dataset['place']).toBe('León, Guanajuato, México--21.12---101.68');
  expect(submit).toHaveBeenCalledOnce();
});

it('shows nothing when the answer is something else', async () => {
  answer = { error: 'x' };
  await type('location', 'leo');
  expect(find('#location').hidden).toBe(true);
});

const SUGGESTIONS = '/v4/agencies/a/commute/suggestions';
const RETRIEVE = '/v4/agencies/a/commute/retrieve';
const CITY = '/v1/location/typeahead/city';
const paths = () => asked.map(({ url }) => url);

async function typeAddress(): Promise<void> {
  answers[CITY] = { data: { locationTypeAheadResults: [] } };
  answers[SUGGESTIONS] = {
    suggestions: [{ name: 'Calle 5', place_formatted: 'Puebla', placeId: 'x.1' }],
  };
  await type('location', 'calle 5');
}

it('asks for addresses 4000 ms after typing what no city is called, and says that it waits', async () => {
  await typeAddress();
  expect(find('[data-field="location"] [role="status"]').textContent).toBe('Esperando');
  await vi.advanceTimersByTimeAsync(3599);
  expect(paths()).toEqual([CITY]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(paths()).toEqual([CITY, SUGGESTIONS]);
  expect(find('#location').textContent).toBe('Calle 5, Puebla');
});

it('asks for no address when typing goes on', async () => {
  await typeAddress();
  await vi.advanceTimersByTimeAsync(3000);
  const input = find<HTMLInputElement>('[name="location"]');
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(paths()).toEqual([CITY]);
});

it('searches a chosen address where it lies', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', submit);
  await typeAddress();
  await vi.advanceTimersByTimeAsync(3600);
  await vi.dynamicImportSettled();
  answers[RETRIEVE] = {
    features: [{ properties: { coordinates: { latitude: 19, longitude: -98 } } }],
  };
  find('#location [role="option"]').click();
  await vi.advanceTimersByTimeAsync(0);
  expect(find('[name="location"]').dataset['place']).toBe('Calle 5, Puebla--19---98');
  expect(submit).toHaveBeenCalledOnce();
});

it('says so where nobody knows the point of an address, and does not search', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', submit);
  await typeAddress();
  await vi.advanceTimersByTimeAsync(3600);
  await vi.dynamicImportSettled();
  answers[RETRIEVE] = { features: [] };
  find('#location [role="option"]').click();
  await vi.advanceTimersByTimeAsync(0);
  expect(find('[data-place-status]').textContent).toBe('Sin datos — Escribe');
  expect(submit).not.toHaveBeenCalled();
});

it('shows what of an answer is a place, and nothing else', async () => {
  const leon = { city: 'León', state: null, country: 'México', latitude: 21.1, longitude: -101.7 };
  const places = [null, 'León', { city: 'Sin punto' }, { latitude: 1, longitude: 2 }, leon];
  answer = { data: { locationTypeAheadResults: places } };
  await type('location', 'le');
  expect([...find('#location').children].map(({ textContent }) => textContent)).toEqual([
    'León, México',
  ]);
});

it('stays a plain field where the answer is none', async () => {
  answer = null;
  await type('location', 'le');
  expect(find('#location').children).toHaveLength(0);
});
