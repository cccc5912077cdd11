import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isEqual, omit } from 'lodash-es';
import { useCallback } from 'react';
import type { ApplicationFilters } from '#schemas/api/recruiting/applications.ts';
import type { SavedFilter } from '#schemas/api/recruiting/saved-filters.ts';
import {
  type KeptFilters,
  keepSavedFilters,
  loadSavedFilters,
  savedFiltersKey,
} from '../../service/recruiting/saved-filters-api.ts';
import { toContentError } from '../../service/request/content-error.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage } from '../../ui/language/use-message.ts';
import {
  browserFilters,
  fittingFilters,
  forgetBrowserFilters,
  joinFilters,
} from './browser-filters.ts';

type FilterEdit = (known: readonly SavedFilter[]) => readonly SavedFilter[];

export interface UsedFilters {
  /** In the order of their names; undefined while it is not known. */
  readonly saved: readonly SavedFilter[] | undefined;
  /** Why it is not known. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Keeps filters; those that had the name give way. */
  readonly save: (filter: SavedFilter) => void;
  readonly remove: (name: string) => void;
}

/** What the recruiter keeps for a site, here and in every other window. */
export function useSavedFilters(siteId: string): UsedFilters {
  const queries = useQueryClient();
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: savedFiltersKey(siteId),
    queryFn: async ({ signal }) =>
      moveFromBrowser(siteId, await loadSavedFilters(siteId, signal), browserFilters(siteId)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = useCallback(
    async (edit: FilterEdit) => {
      const queryKey = savedFiltersKey(siteId);
      await queries.cancelQueries({ queryKey });
      const known = queries.getQueryData<KeptFilters>(queryKey);
      if (known === undefined) return;
      queries.setQueryData<KeptFilters>(queryKey, { ...known, filters: edit(known.filters) });
      try {
        queries.setQueryData(queryKey, await editKept(siteId, known, edit));
      } catch (reason) {
        showToast({ text: failureText(reason, language), tone: 'warning' });
        queries.setQueryData(queryKey, known);
        void queries.invalidateQueries({ queryKey });
      }
    },
    [queries, siteId, language],
  );
  return {
    saved: data?.filters,
    error,
    retry: () => void refetch(),
    save: (filter) => void change((known) => [...without(known, filter.name), filter].sort(byName)),
    remove: (name) => void change((known) => without(known, name)),
  };
}

/** What is kept of filters: a search says who somebody is, and goes. */
export function keptOf(filters: ApplicationFilters): SavedFilter['filters'] {
  return omit(filters, 'q');
}

export function findSaved(
  saved: readonly SavedFilter[],
  filters: ApplicationFilters,
): SavedFilter | undefined {
  return saved.find((one) => isEqual(one.filters, filters));
}

function without(known: readonly SavedFilter[], name: string): readonly SavedFilter[] {
  return known.filter((one) => one.name !== name);
}

function byName(a: SavedFilter, b: SavedFilter): number {
  return a.name.localeCompare(b.name);
}

/** Makes a change on what is kept; where another window kept others meanwhile, on those. */
async function editKept(
  siteId: string,
  known: KeptFilters,
  edit: FilterEdit,
): Promise<KeptFilters> {
  const filters = edit(known.filters);
  if (isEqual(filters, known.filters)) return known;
  try {
    return await keepSavedFilters(siteId, { filters, etag: known.etag });
  } catch (error) {
    if (toContentError(error).failure !== 'conflict') throw error;
    return editKept(siteId, await loadSavedFilters(siteId), edit);
  }
}

/** Gives the service what the browser kept. What finds no room, or the service does not take, stays in the browser. */
async function moveFromBrowser(
  siteId: string,
  known: KeptFilters,
  given: readonly SavedFilter[],
): Promise<KeptFilters> {
  const moved = fittingFilters(known.filters, given);
  if (moved.length === 0) return known;
  try {
    const kept = await editKept(siteId, known, (filters) =>
      [...joinFilters(filters, moved)].sort(byName),
    );
    forgetBrowserFilters(siteId, moved);
    return kept;
  } catch (error) {
    if (toContentError(error).failure !== 'invalid') throw error;
    if (moved.length === 1) return known;
    let kept = known;
    for (const one of moved) kept = await moveFromBrowser(siteId, kept, [one]);
    return kept;
  }
}
