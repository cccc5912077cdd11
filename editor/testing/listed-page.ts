import type { ListedPage } from '../service/page-summary.ts';

/** A page of a list, visible and never edited, with what its test is about. */
export function listedPage(id: string, more: Partial<ListedPage> = {}): ListedPage {
  return {
    id,
    url: `/${id}`,
    title: `Page ${id}`,
    type: 'CONTENT',
    status: 'live',
    version: 1,
    source: 'file',
    etag: '"1"',
    updatedAt: '2026-01-01T00:00:00Z',
    updatedBy: null,
    deletedAt: null,
    schedules: [],
    ...more,
  };
}
