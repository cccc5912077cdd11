import { isEqual, omit } from 'lodash-es';
import {
  MAX_FILTER_NAME,
  MAX_SAVED_FILTERS,
  type SavedFilter,
} from '#schemas/api/recruiting/saved-filters.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { machineStorage } from '../../ui/storage/storage.ts';
import { FILTERS } from './list-address.ts';

/** Filters were kept here, by site, before the service kept them. */
const KEY = 'rumbo-editor-saved-filters';

export function browserFilters(siteId: string): readonly SavedFilter[] {
  const all = readAll();
  const list = all[siteId];
  if (!Array.isArray(list)) return [];
  const kept = list.flatMap(parseOne);
  // A search that was kept with them is somebody's name, and does not stay here.
  if (!isEqual(kept, list)) machineStorage.write(KEY, JSON.stringify({ ...all, [siteId]: kept }));
  return kept;
}

/** Forgets those that the service keeps by now. */
export function forgetBrowserFilters(siteId: string, moved: readonly SavedFilter[]): void {
  const rest = browserFilters(siteId).filter((one) => !moved.some((each) => isEqual(each, one)));
  const others = omit(readAll(), siteId);
  machineStorage.write(
    KEY,
    JSON.stringify(rest.length > 0 ? { ...others, [siteId]: rest } : others),
  );
}

/**
 * Filters with more of them; a name that other filters have gets a number behind it. What another window joined before,
 * under a number, is not joined again.
 */
export function joinFilters(
  known: readonly SavedFilter[],
  more: readonly SavedFilter[],
): readonly SavedFilter[] {
  const joined = [...known];
  for (const one of more)
    if (!joined.some((each) => isSame(each, one)))
      joined.push({ ...one, name: freeName(one.name, joined) });
  return joined;
}

/** Of some filters those that there is room for. */
export function fittingFilters(
  known: readonly SavedFilter[],
  more: readonly SavedFilter[],
): readonly SavedFilter[] {
  return more.slice(0, Math.max(0, MAX_SAVED_FILTERS - known.length));
}

function isSame(known: SavedFilter, one: SavedFilter): boolean {
  if (!isEqual(known.filters, one.filters)) return false;
  const number = / \(\d+\)$/.exec(known.name)?.[0] ?? '';
  return known.name === one.name || known.name === numbered(one.name, number);
}

function numbered(name: string, number: string): string {
  return name.slice(0, MAX_FILTER_NAME - number.length) + number;
}

function freeName(name: string, taken: readonly SavedFilter[]): string {
  let free = name;
  for (let count = 2; taken.some((one) => one.name === free); count += 1)
    free = numbered(name, ` (${count})`);
  return free;
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    const known: unknown = JSON.parse(machineStorage.read(KEY) ?? '{}');
    return isRecord(known) ? known : {};
  } catch {
    return {};
  }
}

function parseOne(value: unknown): SavedFilter[] {
  if (!isRecord(value) || typeof value['name'] !== 'string' || !isRecord(value['filters']))
    return [];
  const given = value['filters'];
  const filters = FILTERS.flatMap((name) =>
    name !== 'q' && typeof given[name] === 'string' ? [[name, given[name]] as const] : [],
  );
  if (filters.length === 0) return [];
  // What is no filter of the service it refuses.
  return [{ name: value['name'], filters: Object.fromEntries(filters) as SavedFilter['filters'] }];
}
