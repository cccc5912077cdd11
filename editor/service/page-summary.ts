import type { ContentPageSummary } from '#schemas/api/content-pages.ts';
import type { PageType } from '#schemas/documents/documents.ts';
import { isRecord } from '#schemas/json/fields.ts';

/** A page as the list of pages tells it. */
export type PageSummary = ContentPageSummary & { readonly type: PageType };

const PAGE_TYPES: ReadonlySet<unknown> = new Set<PageType>([
  'CONTENT',
  'JOB_LISTING',
  'JOB_DETAIL',
  'APPLY',
  'SYSTEM',
]);

const STATUSES: ReadonlySet<unknown> = new Set<PageSummary['status']>(['draft', 'live', 'changed']);

export function isPageSummary(value: unknown): value is PageSummary {
  return (
    isRecord(value) &&
    PAGE_TYPES.has(value['type']) &&
    STATUSES.has(value['status']) &&
    Array.isArray(value['schedules']) &&
    ['id', 'url', 'title', 'etag', 'updatedAt'].every((key) => typeof value[key] === 'string')
  );
}
