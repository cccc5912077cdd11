import type { Kysely } from 'kysely';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import type { Tables } from '../../db/schema.ts';
import type { FileProblem } from '../../sites/documents/file-problem.ts';
import { findSiteCollision } from '../../sites/site-collision.ts';

/** Whether a site would answer elsewhere than its stored settings say. */
export function isMoved(site: SiteDocument, settings: string | undefined): boolean {
  const old = settings === undefined ? undefined : parseSiteText(settings);
  return old?.ok !== true || addressesOf(old.value) !== addressesOf(site);
}

/** The problem of a site that would answer where another one does, of whatever agency. */
export async function findAddressCollision(
  rows: Kysely<Tables>,
  site: SiteDocument,
): Promise<FileProblem | undefined> {
  const others = await rows
    .selectFrom('sites')
    .select('settings')
    .where('site_id', '!=', site.id)
    .execute();
  const parsed = others.flatMap(({ settings }) => {
    const other = parseSiteText(settings);
    return other.ok ? [other.value] : [];
  });
  return findSiteCollision(site, parsed);
}

function addressesOf({ hosts, sitePrefix }: SiteDocument): string {
  return JSON.stringify([sitePrefix, hosts]);
}
