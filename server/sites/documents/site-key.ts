export interface SiteKey {
  readonly agencyId: string;
  readonly siteId: string;
}

/** The columns that name a site, for rows to insert and for `eb.and(…)`. */
export function siteColumns({ agencyId, siteId }: SiteKey) {
  return { agency_id: agencyId, site_id: siteId };
}

/** For maps, which compare objects by identity. */
export function siteKeyText({ agencyId, siteId }: SiteKey): string {
  return JSON.stringify([agencyId, siteId]);
}
