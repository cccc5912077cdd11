import type { SiteDocument } from '../documents/documents.ts';
import { RESERVED_SEGMENTS } from '../pages/reserved-address.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { lowContrasts } from './contrast/contrast-low.ts';
import type { RuleContext } from './engine/rule.ts';
import { missingAssets } from './links/asset-missing.ts';
import { deadLinks } from './links/link-dead.ts';
import { unpublishedLinks } from './links/link-unpublished.ts';

/** Judges settings that passed `parseSite` by the pages and files of their site. */
export function checkSite(site: SiteDocument, context: RuleContext): Problem[] {
  const { home, jobListing } = site.urls;
  const { icon, image } = site.metadata;
  const links = [
    { href: home, pointer: '/urls/home' },
    { href: jobListing, pointer: '/urls/jobListing' },
  ];
  const files = [
    { src: icon, pointer: '/metadata/icon' },
    ...(image === undefined ? [] : [{ src: image, pointer: '/metadata/image' }]),
    ...(site.companies ?? []).map(({ logo }, i) => ({
      src: logo.src,
      pointer: `/companies/${i}/logo/src`,
    })),
  ];
  return [
    ...reservedPrefix(site),
    ...deadLinks(links, context),
    ...unpublishedLinks(links, context),
    ...missingAssets(files, context),
    ...lowContrasts(site.theme),
  ];
}

function reservedPrefix({ sitePrefix }: SiteDocument): Problem[] {
  const [segment = ''] = sitePrefix.split('/', 1);
  if (!RESERVED_SEGMENTS.has(segment)) return [];
  const params = { url: sitePrefix, segment };
  return [createProblem('url-reserved', { pointer: '/sitePrefix' }, params)];
}
