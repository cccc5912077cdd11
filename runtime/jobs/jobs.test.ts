import { describe, expect, it } from 'vitest';
import {
  MAX_PAGE,
  parseJobSearch,
  toggleChosen,
  toSearchQuery,
  withoutFilters,
} from '../search/job-search.ts';
import {
  type FoundPlace,
  formatLocation,
  locationLabel,
  parseLocation,
} from '../search/location-option.ts';
import { toSearchRequest } from '../search/search-request.ts';
import { JOB_WORDS } from '../testing/job-words.ts';
import { checkReturnUrl, jobHref } from './job-href.ts';
import { payText, placeText } from './job-texts.ts';

describe('a search address', () => {
  it.each([
    'keyword=repartidor&radius=10',
    'location=Guadalajara%2C+Jalisco%2C+M%C3%A9xico--20.67--103.34',
    'page=3&city=Le%C3%B3n&city=Puebla&sort=startDate&job=chofer-1',
    'company=Cumbre+%C3%9Altima+Milla%2C+S.A.+de+C.V.',
  ])('says the same when it is read and written: %s', (query) => {
    expect(toSearchQuery(parseJobSearch(query))).toBe(query);
  });

  it.each(['page=-1', 'page=0', 'page=1.5', 'radius=abc', 'radius=1e3', 'sort=x'])(
    'counts %s as absent',
    (query) => {
      expect(toSearchQuery(parseJobSearch(query))).toBe('');
    },
  );

  it('counts a page beyond the last one that there can be as that one', () => {
    expect(toSearchQuery(parseJobSearch('page=9999999999'))).toBe(`page=${MAX_PAGE}`);
  });

  it('reads a company that is plus-encoded or percent-encoded as the same', () => {
    const name = 'Rutas del Bajío, S.A. de C.V.';
    for (const query of [
      `company=${encodeURIComponent(name)}`,
      new URLSearchParams({ company: name }),
    ])
      expect(parseJobSearch(String(query)).chosen.company).toEqual([name]);
  });

  it('begins at the first page when a filter changes', () => {
    const search = parseJobSearch('keyword=moto&page=4&job=x&city=Puebla');
    expect(toSearchQuery(toggleChosen(search, 'city', 'León'))).toBe(
      'keyword=moto&city=Puebla&city=Le%C3%B3n',
    );
    expect(toSearchQuery(toggleChosen(search, 'city', 'Puebla'))).toBe('keyword=moto');
    expect(toSearchQuery(withoutFilters(search))).toBe('keyword=moto');
  });
});

it('an address that says a filter twice, or two least amounts, narrows by one', () => {
  const { chosen } = parseJobSearch(
    'shift=night&shift=night&pay=3000&pay=unknown&pay=2000&pay=3000',
  );
  expect([chosen.shift, chosen.pay]).toEqual([['night'], ['unknown', '2000']]);
});

describe('jobs that do not say their pay', () => {
  it('are asked for beside an amount, and by nothing once the amount goes', () => {
    expect(parseJobSearch('pay=&pay=unknown').chosen.pay).toEqual([]);
    const both = parseJobSearch('pay=2000&pay=unknown');
    expect(both.chosen.pay).toEqual(['2000', 'unknown']);
    expect(toggleChosen(both, 'pay', '2000').chosen.pay).toEqual([]);
    expect(toggleChosen(both, 'pay', 'unknown').chosen.pay).toEqual(['2000']);
  });
});

describe('the body of a search', () => {
  const options = { place: undefined, pageSize: 7 };

  it('orders by relevance only what has something to be relevant to', () => {
    const newest = { field: 'startDate', direction: 'DESC' };
    const order = (query: string) => toSearchRequest(parseJobSearch(query), options).orderBy;
    expect(order('')).toEqual([newest]);
    expect(order('sort=relevance')).toEqual([newest]);
    expect(order('keyword=moto')).toEqual([{ field: 'relevance', direction: 'DESC' }, newest]);
    expect(order('keyword=moto&sort=startDate')).toEqual([newest]);
  });

  it('looks 100 km around a place without radius and ignores a radius without place', () => {
    const point = { latitude: 20.67, longitude: -103.34 };
    const place = { label: 'Guadalajara', point };
    const filters = (query: string, at?: typeof place) =>
      toSearchRequest(parseJobSearch(query), { ...options, place: at }).filters;
    expect(filters('radius=5')).toEqual([]);
    expect(filters('location=x', place)).toMatchObject([
      { value: { ...point, distanceInKm: 100 } },
    ]);
    expect(filters('radius=5', place)).toMatchObject([{ value: { distanceInKm: 5 } }]);
  });

  it('looks in all of a state that is named as the place, unless states were chosen', () => {
    const place = { label: 'Jalisco', state: 'Jalisco' };
    const filters = (query: string) =>
      toSearchRequest(parseJobSearch(query), { ...options, place }).filters;
    expect(filters('location=Jalisco')).toMatchObject([{ field: 'state', values: ['Jalisco'] }]);
    expect(filters('location=Jalisco&state=Puebla')).toMatchObject([{ values: ['Puebla'] }]);
  });

  it('orders by distance around a point only, and then newest first', () => {
    const at = { label: 'Guadalajara', point: { latitude: 20.67, longitude: -103.34 } };
    const orderOf = (place?: FoundPlace) =>
      toSearchRequest(parseJobSearch('sort=distance'), { ...options, place }).orderBy.map(
        ({ field, direction }) => `${field} ${direction}`,
      );
    expect(orderOf(at)).toEqual(['distance ASC', 'startDate DESC']);
    expect(orderOf({ label: 'Jalisco', state: 'Jalisco' })).toEqual(['startDate DESC']);
    expect(orderOf()).toEqual(['startDate DESC']);
  });

  it('counts pages from 0', () => {
    expect(toSearchRequest(parseJobSearch('page=2'), options).pageNumber).toBe(1);
  });
});

describe('a location', () => {
  it('is text and coordinates', () => {
    const place = {
      label: 'León, Guanajuato, México',
      point: { latitude: 21.12, longitude: -101.68 },
    };
    expect(parseLocation(formatLocation(place))).toEqual(place);
    expect(locationLabel(formatLocation(place))).toBe(place.label);
  });

  it.each([
    'León',
    'León--21.1',
    'León--21--x',
    'León--91--0',
    '--1--2',
    'a--1--2--3',
    'a--1e1--2',
  ])('is only text in %s', (text) => {
    expect(parseLocation(text)).toBeUndefined();
  });
});

describe('the way back from a job', () => {
  it.each(['/buscar-empleos?keyword=moto&page=2', '/empleos-guardados', '/'])(
    'leads to %s',
    (url) => {
      expect(checkReturnUrl(url, '')).toBe(url);
    },
  );

  it.each([
    'https://otro.example/',
    '//otro.example/',
    '/\\otro.example',
    '/.//otro.example/x',
    '/a/..//otro.example',
    '/\t/otro.example',
    'javascript:alert(1)',
    'buscar',
    '',
  ])('never leaves the site: %s', (url) => {
    expect(checkReturnUrl(url, '')).toBeUndefined();
  });

  it('stays below the prefix of the site', () => {
    expect(checkReturnUrl('/norte/job-search', 'norte')).toBe('/norte/job-search');
    expect(checkReturnUrl('/norte', 'norte')).toBe('/norte');
    for (const url of ['/home', '/norteño', '/norte/../home'])
      expect(checkReturnUrl(url, 'norte')).toBeUndefined();
  });

  it('is part of the job’s address', () => {
    expect(jobHref('chofer-1', '/buscar-empleos?page=2')).toBe(
      '/job/chofer-1?returnToUrl=%2Fbuscar-empleos%3Fpage%3D2',
    );
  });
});

describe('texts of a job', () => {
  it.each([
    [{ min: 9000, max: 12_000, period: 'month' }, '$9,000 – $12,000 al mes'],
    [{ min: 2400, max: 2400, currency: 'MXN', period: 'week' }, '$2,400 por semana'],
    [{ min: 20, currency: 'USD', period: 'hour' }, '$20 USD por hora'],
    [{ text: 'A convenir', min: 1 }, 'A convenir'],
    [{}, ''],
    [undefined, ''],
  ] as const)('say the pay %j as “%s”', (pay, text) => {
    expect(payText(pay, JOB_WORDS)).toBe(text);
  });

  it('say the place as far as it is known', () => {
    expect(placeText({ city: 'León', state: null, country: 'México' })).toBe('León, México');
    expect(placeText({ city: null, state: null, country: null })).toBe('');
  });
});
