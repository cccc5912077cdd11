import { expect, it } from 'vitest';
import { MAX_SAVED_FILTERS, type SavedFilter } from '#schemas/api/recruiting/saved-filters.ts';
import { machineStorage } from '../../ui/storage/storage.ts';
import {
  browserFilters,
  fittingFilters,
  forgetBrowserFilters,
  joinFilters,
} from './browser-filters.ts';

const KEY = 'rumbo-editor-saved-filters';
const LEON: SavedFilter = { name: 'León', filters: { place: 'León' } };
const NEW: SavedFilter = { name: 'Nuevas', filters: { step: 'nueva' } };

const keepInBrowser = (value: unknown) => machineStorage.write(KEY, JSON.stringify(value));

it('reads what a browser kept for a site, and nothing where that is no list', () => {
  keepInBrowser({ uno: [LEON, { name: 7 }, 'x', { name: 'A', filters: { q: 1, job: '3' } }] });
  expect(browserFilters('uno')).toEqual([LEON, { name: 'A', filters: { job: '3' } }]);
  expect(browserFilters('dos')).toEqual([]);
  for (const text of ['', '{', '[]', '7', '{"uno":{}}']) {
    machineStorage.write(KEY, text);
    expect(browserFilters('uno')).toEqual([]);
  }
});

it('lets go of searches that were kept, which are names of people, and of what was nothing else', () => {
  const searched = { name: 'Ella', filters: { q: 'Ana Secreta' } };
  keepInBrowser({ uno: [{ name: 'N', filters: { step: 'nueva', q: '55 1234 5678' } }, searched] });
  expect(browserFilters('uno')).toEqual([{ name: 'N', filters: { step: 'nueva' } }]);
  expect(machineStorage.read(KEY)).not.toMatch(/Secreta|1234|Ella/);
});

it('forgets what was moved, and nothing else', () => {
  keepInBrowser({ uno: [LEON, NEW], dos: [LEON] });
  forgetBrowserFilters('uno', [LEON]);
  expect(browserFilters('uno')).toEqual([NEW]);
  forgetBrowserFilters('uno', [NEW]);
  expect(machineStorage.read(KEY)).toBe(JSON.stringify({ dos: [LEON] }));
});

it('joins filters without losing one of the same name, and takes the same ones once', () => {
  const other = { name: 'León', filters: { place: 'León', step: 'nueva' } };
  const joined = [LEON, { ...other, name: 'León (2)' }, NEW];
  expect(joinFilters([LEON], [LEON, other, NEW])).toEqual(joined);
  // As another window does that asks at the same time.
  expect(joinFilters(joined, [LEON, other, NEW])).toEqual(joined);
});

it('keeps names within what the service takes', () => {
  const long = { name: 'a'.repeat(60), filters: {} };
  const [, second, third] = joinFilters(
    [long],
    [
      { ...long, filters: { place: 'x' } },
      { ...long, filters: { place: 'y' } },
    ],
  );
  expect([second?.name, third?.name]).toEqual([`${'a'.repeat(56)} (2)`, `${'a'.repeat(56)} (3)`]);
});

it('takes as many as there is room for', () => {
  const known = Array.from({ length: MAX_SAVED_FILTERS - 1 }, () => NEW);
  expect(fittingFilters(known, [LEON, NEW])).toEqual([LEON]);
  expect(fittingFilters([...known, NEW], [LEON])).toEqual([]);
});
