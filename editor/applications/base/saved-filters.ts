import { isEqual } from 'lodash-es';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ApplicationFilters } from '#schemas/api/recruiting/applications.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { machineStorage } from '../../ui/storage/storage.ts';
import { FILTERS } from './list-address.ts';

/** Filters under a name that a recruiter gave them. */
export interface SavedFilter {
  readonly name: string;
  readonly filters: ApplicationFilters;
}

/** By site. */
type SavedFilters = Readonly<Record<string, readonly SavedFilter[]>>;

const KEY = 'rumbo-editor-saved-filters';

/** More than a menu shows without scrolling on a phone. */
export const MOST_SAVED = 20;

const NONE: readonly SavedFilter[] = [];

const savedStore = createStore<{ readonly bySite: SavedFilters }>(() => ({
  bySite: parseSaved(machineStorage.read(KEY)),
}));

// What other windows keep is here at once, so that none writes over it.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) savedStore.setState({ bySite: parseSaved(newValue) });
});

/** What this browser keeps for a site, in the order of their names. */
export function useSavedFilters(siteId: string): readonly SavedFilter[] {
  return useStore(savedStore, ({ bySite }) => bySite[siteId] ?? NONE);
}

/** Keeps filters; those that had the name give way. */
export function saveFilter(siteId: string, saved: SavedFilter): void {
  change(siteId, (known) =>
    [...known.filter(({ name }) => name !== saved.name), saved].sort((a, b) =>
      a.name.localeCompare(b.name),
    ),
  );
}

export function removeFilter(siteId: string, name: string): void {
  change(siteId, (known) => known.filter((saved) => saved.name !== name));
}

export function findSaved(
  saved: readonly SavedFilter[],
  filters: ApplicationFilters,
): SavedFilter | undefined {
  return saved.find((one) => isEqual(one.filters, filters));
}

function change(siteId: string, edit: (known: readonly SavedFilter[]) => SavedFilter[]): void {
  const before = savedStore.getState().bySite;
  const bySite = { ...before, [siteId]: edit(before[siteId] ?? NONE) };
  machineStorage.write(KEY, JSON.stringify(bySite));
  savedStore.setState({ bySite });
}

/** What is no longer readable is forgotten. */
function parseSaved(text: string | null): SavedFilters {
  if (text === null) return {};
  try {
    const known: unknown = JSON.parse(text);
    if (!isRecord(known)) return {};
    return Object.fromEntries(
      Object.entries(known).map(([siteId, list]) => [
        siteId,
        Array.isArray(list) ? list.flatMap(parseOne) : [],
      ]),
    );
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
  return [{ name: value['name'], filters: Object.fromEntries(filters) as ApplicationFilters }];
}
