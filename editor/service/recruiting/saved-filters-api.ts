import type { SavedFilter } from '#schemas/api/recruiting/saved-filters.ts';
import { savedFilters } from '#schemas/generated/recruiting-answers.ts';
import { ContentError } from '../request/content-error.ts';
import { type ContentAnswer, sendContent } from '../request/content-request.ts';
import { readResponse } from '../request/read-response.ts';

/** Filters that the recruiter keeps for a site, as the service has them. */
export interface KeptFilters {
  readonly filters: readonly SavedFilter[];
  readonly etag: string;
}

export function savedFiltersKey(siteId: string): readonly string[] {
  return ['saved-filters', siteId];
}

export async function loadSavedFilters(siteId: string, signal?: AbortSignal): Promise<KeptFilters> {
  return toKept(await sendContent({ path: pathOf(siteId), ...(signal && { signal }) }));
}

/** Keeps filters instead of those of the entity tag. Rejects with a `ContentError` where others are kept by now. */
export async function keepSavedFilters(
  siteId: string,
  { filters, etag }: KeptFilters,
): Promise<KeptFilters> {
  const request = { path: pathOf(siteId), body: { data: filters }, ifMatch: etag };
  // They stand in the list at once; whoever leaves right after has them all the same.
  return toKept(await sendContent({ method: 'PUT', ...request, keepalive: true }));
}

function pathOf(siteId: string): readonly string[] {
  return [siteId, 'saved-filters'];
}

function toKept({ text, etag, status }: ContentAnswer): KeptFilters {
  if (etag === null) throw new ContentError('unreadable', { status });
  return { filters: readResponse(savedFilters, text).data, etag };
}
