import type { Kysely, Selectable } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import type { DocumentSource, SitesTable, Tables } from '../../db/schema.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';

/** A site as the content service sees it, whether or not it has published pages. */
export interface ContentSite extends SiteKey {
  /** JSON text as it was saved. */
  readonly settings: string;
  readonly checksum: string;
  readonly source: DocumentSource;
}

/** The site where the actor may see it: those of other agencies are as unknown as those that do not exist. */
export async function findContentSite(
  kysely: Kysely<Tables>,
  actor: Pick<Actor, 'agencyId'>,
  siteId: string,
): Promise<ContentSite | undefined> {
  const site = await sitesOf(kysely, actor).where('site_id', '=', siteId).executeTakeFirst();
  return site && toContentSite(site);
}

/** Every site that the actor may see, in the order of their ids. */
export async function listContentSites(
  kysely: Kysely<Tables>,
  actor: Actor,
): Promise<ContentSite[]> {
  return (await sitesOf(kysely, actor).orderBy('site_id').execute()).map(toContentSite);
}

function sitesOf(kysely: Kysely<Tables>, { agencyId }: Pick<Actor, 'agencyId'>) {
  const sites = kysely
    .selectFrom('sites')
    .select(['agency_id', 'site_id', 'settings', 'checksum', 'source']);
  return agencyId === undefined ? sites : sites.where('agency_id', '=', agencyId);
}

function toContentSite({
  agency_id: agencyId,
  site_id: siteId,
  ...rest
}: Pick<
  Selectable<SitesTable>,
  'agency_id' | 'site_id' | 'settings' | 'checksum' | 'source'
>): ContentSite {
  return { agencyId, siteId, ...rest };
}
