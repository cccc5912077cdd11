// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNearMe } from './near-me.ts';
import { addNearMe } from './near-me-button.ts';

const LEON = { normCity: 'León', normState: 'Guanajuato', normCountry: 'México' };
const NAMES = [
  ...['locating', 'located', 'failed', 'no-geolocation', 'no-data', 'outside'],
  ...['hint-again', 'hint-denied', 'hint-write', 'hint-search', 'connection'],
];

let answers: Record<string, unknown>;
let answerDevice: (position: object | number) => void;
let searched: string[];

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const input = () => find<HTMLInputElement>('input');
const said = () => find('[data-place-status]').textContent;
const settle = () => expect.poll(() => said()).not.toBe('locating');

function tap(): void {
  find('button').click();
}

/** What the device answers: a position, or the code of an error. */
async function answer(position: object | number): Promise<void> {
  answerDevice(position);
  await settle();
}

beforeEach(() => {
  searched = [];
  answers = { '/v1/ip-location': { city: null } };
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (success, fail) => {
    answerDevice = (position) => {
      if (typeof position !== 'number') success({ coords: position } as GeolocationPosition);
      else fail?.({ code: position, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    };
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url] ?? { data: LEON }));
  document.body.innerHTML = `<main data-agency="a"><form><div data-field="location" data-countries="MX">
    <input name="location"><button type="button" data-near-me>Cerca</button></div>
    <p data-place-status></p>${NAMES.map((name) => `<i data-told="${name}">${name}</i>`).join('')}
    </form></main>`;
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    searched.push(input().dataset['place'] ?? '');
  });
  const look = createNearMe({ root: find('main'), input: input(), button: find('button') });
  find('button').addEventListener('click', look);
});

afterEach(() => vi.unstubAllGlobals());

it('asks nothing of the device before the tap', () => {
  const asked = vi.fn();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: asked } });
  expect(asked).not.toHaveBeenCalled();
  tap();
  expect(asked).toHaveBeenCalledOnce();
});

it('says that it looks, then fills the field and searches', async () => {
  tap();
  expect(said()).toBe('locating');
  expect(find('button').getAttribute('aria-disabled')).toBe('true');
  await answer({ latitude: 21.1234, longitude: -101.6789, accuracy: 20 });
  expect(input().value).toBe('León, Guanajuato, México');
  expect(searched).toEqual(['León, Guanajuato, México--21.12---101.68']);
  expect(said()).toBe('located');
  expect(find('button').hasAttribute('aria-disabled')).toBe(false);
});

it('marks the field outside the service area until something else is typed', async () => {
  answers['/v4/agencies/a/commute/reverse-geo-code'] = { data: null };
  tap();
  await answer({ latitude: 40.4, longitude: -3.7, accuracy: 20 });
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect([said(), searched]).toEqual(['outside', []]);
  input().dispatchEvent(new Event('input', { bubbles: true }));
  expect(input().hasAttribute('aria-invalid')).toBe(false);
  expect(said()).toBe('');
});

it.each([
  ['denied', 1, 'failed — hint-denied'],
  ['unavailable', 2, 'failed — hint-again'],
  ['timed out', 3, 'failed — hint-again'],
])('says what to do when the place was %s', async (_, code, told) => {
  tap();
  await answer(code);
  expect([said(), searched, input().value]).toEqual([told, [], '']);
});

it('says so where the device cannot be asked', async () => {
  vi.stubGlobal('navigator', { geolocation: undefined });
  tap();
  await settle();
  expect(said()).toBe('no-geolocation — hint-write');
});

it('offers the town of the connection without searching, unless something was typed', async () => {
  answers['/v1/ip-location'] = { city: 'Puebla', latitude: 19.04, longitude: -98.2 };
  tap();
  await answer(1);
  expect(said()).toBe('failed — connection');
  expect([input().value, input().dataset['place']]).toEqual(['Puebla', 'Puebla--19.04---98.2']);
  expect(searched).toEqual([]);
  input().value = 'Toluca';
  tap();
  await answer(1);
  expect([said(), input().value]).toEqual(['failed — hint-denied', 'Toluca']);
});

it('leaves what is typed while the device looks, and can be tapped again', async () => {
  tap();
  input().value = 'Tol';
  input().dispatchEvent(new Event('input', { bubbles: true }));
  expect(said()).toBe('');
  answerDevice({ latitude: 21, longitude: -101, accuracy: 20 });
  await new Promise((resolve) => setTimeout(resolve));
  expect([input().value, searched]).toEqual(['Tol', []]);
  tap();
  await answer({ latitude: 21, longitude: -101, accuracy: 20 });
  expect(searched).toHaveLength(1);
});

it('fills the field and leaves the search to who types or reads on meanwhile', async () => {
  const position = { latitude: 21, longitude: -101, accuracy: 20 };
  const keyword = document.createElement('input');
  find('form').append(keyword);
  tap();
  keyword.focus();
  await answer(position);
  expect(input().value).toBe('León, Guanajuato, México');
  expect([said(), searched]).toEqual(['located — hint-search', []]);
  keyword.blur();
  tap();
  vi.stubGlobal('scrollY', 600);
  await answer(position);
  expect([said(), searched]).toEqual(['located — hint-search', []]);
});

it('looks once however often it is tapped', async () => {
  const asked = vi.fn();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: asked } });
  tap();
  tap();
  expect(asked).toHaveBeenCalledOnce();
});

it('is loaded by the first tap, which says at once that it looks', async () => {
  find('main').replaceWith(find('main').cloneNode(true));
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    searched.push(input().value);
  });
  addNearMe(find('main'));
  tap();
  expect(said()).toBe('locating');
  await vi.dynamicImportSettled();
  expect(find('button').hasAttribute('aria-disabled')).toBe(true);
  await answer({ latitude: 21, longitude: -101, accuracy: 20 });
  expect(searched).toEqual(['León, Guanajuato, México']);
});

it('asks where the connection is only for a field that is empty', async () => {
  const fetched = vi.fn(async () => Response.json({ city: null }));
  vi.stubGlobal('fetch', fetched);
  input().value = 'Puebla';
  tap();
  await answer(1);
  expect(fetched).not.toHaveBeenCalled();
  expect(input().value).toBe('Puebla');
});

it('ends with a word where the browser refuses to be asked', async () => {
  const getCurrentPosition = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  tap();
  await settle();
  expect(said()).toContain('failed');
  expect(find('button').hasAttribute('aria-disabled')).toBe(false);
});
