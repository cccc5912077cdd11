import type { PageType } from '#schemas/documents.ts';
import { isRecord } from '#schemas/fields.ts';

/** A page as the list of pages tells it. */
export interface PageSummary {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly type: PageType;
}

const PAGE_TYPES: ReadonlySet<unknown> = new Set<PageType>([
  'CONTENT',
  'JOB_LISTING',
  'JOB_DETAIL',
  'APPLY',
  'SYSTEM',
]);

export function isPageSummary(value: unknown): value is PageSummary {
  if (!isRecord(value) || !PAGE_TYPES.has(value['type'])) return false;
  return ['id', 'url', 'title'].every((key) => typeof value[key] === 'string');
}
