export interface SiteKey {
  readonly agencyId: string;
  readonly siteId: string;
}

/** The columns that name a site, for rows to insert and for `eb.and(…)`. */
export function siteColumns({ agencyId, siteId }: SiteKey) {
  return { agency_id: agencyId, site_id: siteId };
}
