import type { ListingPage } from '#runtime/entry-server.tsx';
import { JOB_LIST_PAGE_SIZE } from '#schemas/api/constants.ts';
import type { PageDocument, SiteDocument } from '#schemas/documents/documents.ts';

interface Listing {
  readonly url: string;
  readonly pageSize: number | undefined;
}

/** Where a site's jobs are searched; undefined where that page has no list of results. */
export function listingOf(site: SiteDocument, pages: readonly Listing[]): ListingPage | undefined {
  const { url, pageSize } = pages.find((page) => page.url === site.urls.jobListing) ?? {};
  if (url === undefined || pageSize === undefined) return undefined;
  return { path: site.sitePrefix === '' ? url : `/${site.sitePrefix}${url}`, pageSize };
}

/** Jobs on a page of the results that a page shows; undefined where it shows none. */
export function pageSizeOf({ widgets }: Pick<PageDocument, 'widgets'>): number | undefined {
  const list = widgets.find(
    ({ type, content }) => type === 'job-list' && fieldsOf(content)['variantConfig'] === undefined,
  );
  const size = list && fieldsOf(list.content)['maxJobCards'];
  return list && (typeof size === 'number' ? size : JOB_LIST_PAGE_SIZE);
}

function fieldsOf(content: unknown): Readonly<Record<string, unknown>> {
  return typeof content === 'object' && content !== null ? { ...content } : {};
}
