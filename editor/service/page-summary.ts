import type { ContentPageSummary } from '#schemas/api/content-pages.ts';
import type { PageType } from '#schemas/documents/documents.ts';
import { contentPageSummary } from '#schemas/generated/answers.ts';
import { ContentError } from './request/content-error.ts';
import type { ContentRequest } from './request/content-request.ts';
import { askForList } from './request/read-response.ts';

/** A page as the list of pages tells it. */
export type ListedPage = ContentPageSummary & { readonly type: PageType };

const PAGE_TYPES: ReadonlySet<string> = new Set<PageType>([
  'CONTENT',
  'JOB_LISTING',
  'JOB_DETAIL',
  'APPLY',
  'SYSTEM',
]);

/** Rejects with a `ContentError` where the answer is no list of pages that this editor knows. */
export async function askForPages(request: ContentRequest): Promise<readonly ListedPage[]> {
  const pages = await askForList(contentPageSummary, request);
  if (!pages.every(isKnown)) throw new ContentError('unreadable');
  return pages;
}

function isKnown(page: ContentPageSummary): page is ListedPage {
  return PAGE_TYPES.has(page.type);
}
