import type { SiteKey } from './site-rows.ts';

export interface PageKey extends SiteKey {
  readonly pageId: string;
}

/** The columns that name a page, for rows to insert and for `eb.and(…)`. */
export function pageColumns({ agencyId, siteId, pageId }: PageKey) {
  return { agency_id: agencyId, site_id: siteId, page_id: pageId };
}

/** The columns that name a site. */
export function siteColumns({ agencyId, siteId }: SiteKey) {
  return { agency_id: agencyId, site_id: siteId };
}
