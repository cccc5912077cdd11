import type { Kysely, Selectable } from 'kysely';
import type { KeptSignUp } from '#schemas/api/sign-ups.ts';
import type { SignUpsTable, Tables } from '../db/schema.ts';

export interface SignUpSelection {
  readonly agencyId: string;
  readonly siteId: string;
  /** All lists of the site where it is not given. */
  readonly list?: string | undefined;
}

type StoredSignUp = Selectable<SignUpsTable>;

/** The contacts of a site, those that came first in front. */
export async function listSignUps(
  kysely: Kysely<Tables>,
  selection: SignUpSelection,
): Promise<KeptSignUp[]> {
  const rows = await loadSignUps(kysely, selection);
  return rows.map(({ list, kind, contact, ...row }) => ({
    ...{ list, kind, contact },
    submissionId: row.submission_id,
    agreedAt: row.created_at.toISOString(),
    pageId: row.page_id,
    pageVersion: row.page_version,
    consentHash: row.consent_hash,
  }));
}

/** Ids of the sites of an agency that have, or had, contacts, in order: they stay when their site goes. */
export async function listSignUpSites(kysely: Kysely<Tables>, agencyId: string): Promise<string[]> {
  const sites = await kysely
    .selectFrom('sites')
    .select('site_id')
    .where('agency_id', '=', agencyId)
    .union(kysely.selectFrom('sign_ups').select('site_id').where('agency_id', '=', agencyId))
    .execute();
  return sites.map(({ site_id }) => site_id).sort();
}

function loadSignUps(kysely: Kysely<Tables>, selection: SignUpSelection): Promise<StoredSignUp[]> {
  const { agencyId, siteId, list } = selection;
  const ofSite = kysely
    .selectFrom('sign_ups')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('site_id', '=', siteId);
  return (list === undefined ? ofSite : ofSite.where('list', '=', list))
    .orderBy('created_at')
    .orderBy('list')
    .orderBy('contact')
    .execute();
}

/**
 * Removes a contact, and those that came together with it.
 * @param contact as it is stored
 * @returns how many contacts were removed
 */
export async function eraseSignUp(
  kysely: Kysely<Tables>,
  selection: SignUpSelection,
  contact: string,
): Promise<number> {
  const rows = await loadSignUps(kysely, selection);
  const submissions = rows.filter((row) => row.contact === contact).map((row) => row.submission_id);
  if (submissions.length === 0) return 0;
  const { numDeletedRows } = await kysely
    .deleteFrom('sign_ups')
    .where('agency_id', '=', selection.agencyId)
    .where('site_id', '=', selection.siteId)
    .where('submission_id', 'in', submissions)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
