import { isEqual, omit } from 'lodash-es';
import type { ApplicationFilters } from '#schemas/api/recruiting/applications.ts';
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
  const list = readAll()[siteId];
  return Array.isArray(list) ? list.flatMap(parseOne) : [];
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

/** Filters with more of them; a name that other filters have gets a number behind it. */
export function joinFilters(
  known: readonly SavedFilter[],
  more: readonly SavedFilter[],
): readonly SavedFilter[] {
  const joined = [...known];
  for (const one of more)
    if (!joined.some((each) => isEqual(each, one)))
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

function freeName(name: string, taken: readonly SavedFilter[]): string {
  let free = name;
  for (let count = 2; taken.some((one) => one.name === free); count += 1) {
    const number = ` (${count})`;
    free = name.slice(0, MAX_FILTER_NAME - number.length) + number;
  }
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
    typeof given[name] === 'string' ? [[name, given[name]] as const] : [],
  );
  // What is no filter of the service it refuses.
  return [{ name: value['name'], filters: Object.fromEntries(filters) as ApplicationFilters }];
}
