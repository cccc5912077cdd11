// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AddressLookup, createAddressLookup } from './address-lookup.ts';

interface Question {
  readonly url: string;
  readonly body: { readonly sessionId: string };
}

let asked: Question[];
let answer: unknown;
let status: number;
let lookup: AddressLookup;

beforeEach(() => {
  asked = [];
  status = 200;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push({ url, body: JSON.parse(String(body)) });
    return new Response(JSON.stringify(answer), { status });
  });
  lookup = createAddressLookup({ agencyId: 'a b', countries: 'MX' });
});

afterEach(() => vi.unstubAllGlobals());

const suggest = (text: string) => lookup.suggest(text, new AbortController().signal);

it('suggests what the service knows, with what stands behind the name', async () => {
  answer = {
    suggestions: [
      { name: 'Calle 5', place_formatted: 'Puebla -- Centro', placeId: 'x.1' },
      ...[null, 7, { name: 'a' }, { placeId: 'b' }, { name: '', placeId: 'c' }],
      { name: 'Calle 6', place_formatted: null, placeId: 'x.2' },
    ],
  };
  const found = await suggest('calle');
  expect(found.map(({ label }) => label)).toEqual(['Calle 5, Puebla - Centro', 'Calle 6']);
  expect(found.map(({ value }) => value)).toEqual(['address:x.1', 'address:x.2']);
  expect(asked[0]).toMatchObject({
    url: '/v4/agencies/a%20b/commute/suggestions',
    body: { searchTerm: 'calle', countryFilter: 'MX' },
  });
});

it('retrieves where an address lies within the session of its suggestions', async () => {
  answer = { suggestions: [{ name: 'Calle 5', place_formatted: '', placeId: 'x.1' }] };
  const [first] = await suggest('calle');
  const coordinates = { latitude: 19, longitude: -98 };
  answer = { features: [{ properties: { coordinates } }] };
  expect(await lookup.retrieve(first?.value ?? '')).toEqual(coordinates);
  await suggest('calle');
  const [before, retrieval, after] = asked.map(({ body }) => body.sessionId);
  expect(asked[1]?.body).toMatchObject({ placeId: 'x.1', countryFilter: 'MX' });
  expect(before).toMatch(/^[\d-]{7,43}$/);
  expect(retrieval).toBe(before);
  expect(after).not.toBe(before);
});

it('knows no point where the service knows none or fails', async () => {
  for (const wrong of [{ features: [] }, {}, null, { features: [{ properties: {} }] }]) {
    answer = wrong;
    expect(await lookup.retrieve('address:x')).toBeUndefined();
  }
  status = 500;
  expect(await lookup.retrieve('address:x')).toBeUndefined();
  await expect(suggest('calle')).rejects.toThrow('500');
});
