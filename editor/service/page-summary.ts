import type { ContentPageSummary } from '#schemas/api/content-pages.ts';
import type { PageType } from '#schemas/documents/documents.ts';
import { contentPageSummary } from '#schemas/generated/answers.ts';
import { ContentError } from './request/content-error.ts';
import { readList } from './request/read-response.ts';

/** A page as the list of pages tells it. */
export type ListedPage = ContentPageSummary & { readonly type: PageType };

const PAGE_TYPES: ReadonlySet<string> = new Set<PageType>([
  'CONTENT',
  'JOB_LISTING',
  'JOB_DETAIL',
  'APPLY',
  'SYSTEM',
]);

/** Throws a `ContentError` where the answer is no list of pages that this editor knows. */
export function readPages(text: string): readonly ListedPage[] {
  const pages = readList(contentPageSummary, text);
  if (!pages.every(isKnown)) throw new ContentError('unreadable');
  return pages;
}

function isKnown(page: ContentPageSummary): page is ListedPage {
  return PAGE_TYPES.has(page.type);
}
