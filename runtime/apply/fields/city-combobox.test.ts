// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { addCities } from './city-combobox.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a city is asked for 400 ms after typing, and is chosen with its coordinates', async () => {
  vi.useFakeTimers();
  const tepic = { city: 'Tepic', state: 'Nayarit', country: 'México' };
  const places = [{ ...tepic, latitude: 21.5, longitude: -104.9 }];
  const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ data: { locationTypeAheadResults: places } }),
  );
  vi.stubGlobal('fetch', fetched);
  const field = document.createElement('div');
  field.innerHTML = '<input><div id="l" role="listbox" hidden></div><p role="status"></p>';
  document.body.replaceChildren(field);
  const choose = vi.fn();
  addCities(field, { country: 'MX', texts: { loading: '', empty: '' }, choose });
  const input = field.querySelector('input');
  if (!input) throw new Error('There is no field.');
  input.value = 'tep';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(399);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const [url, { body } = {}] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/v1/location/typeahead/city');
  expect(JSON.parse(String(body))).toEqual({
    ...{ search_city: 'tep', norm_country: 'MX', num_results: 20 },
  });
  field.querySelector<HTMLElement>('[role="option"]')?.click();
  const label = 'Tepic, Nayarit, México';
  expect(choose).toHaveBeenCalledWith({ label, value: `${label}--21.5---104.9` });
});
