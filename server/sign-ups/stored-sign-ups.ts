import type { Kysely, Selectable } from 'kysely';
import type { SignUpsTable, Tables } from '../db/schema.ts';

export interface SignUpSelection {
  readonly agencyId: string;
  readonly siteId: string;
  /** All lists of the site where it is not given. */
  readonly list?: string | undefined;
}

export type StoredSignUp = Selectable<SignUpsTable>;

/** The contacts of a site, those that came first in front. */
export function loadSignUps(
  kysely: Kysely<Tables>,
  selection: SignUpSelection,
): Promise<StoredSignUp[]> {
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
