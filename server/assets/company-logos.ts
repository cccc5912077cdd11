import type { CompanyLogo } from '#schemas/api/jobs.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { toAssetUrl } from './asset-address.ts';

/** The logos of companies that the sites of an agency know; a company's first one counts. */
export function companyLogos(store: Pick<SiteStore, 'sites'>, agencyId: string): CompanyLogo[] {
  const logos = store.sites
    .filter(({ site }) => site.agencyId === agencyId)
    .flatMap(({ site, assets }) =>
      (site.companies ?? []).flatMap(({ name, logo }) => {
        const asset = assets[logo.src];
        return asset === undefined ? [] : [{ name, url: toAssetUrl(asset) }];
      }),
    );
  return [...new Map(logos.toReversed().map((logo) => [logo.name, logo])).values()].toReversed();
}
