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
 * Removes a person with every contact that came together with the given one.
 * @param contact as it is stored
 * @returns how many contacts were removed
 */
export async function eraseSignUp(
  kysely: Kysely<Tables>,
  selection: SignUpSelection,
  contact: string,
): Promise<number> {
  const rows = await loadSignUps(kysely, selection);
  const people = rows.filter((row) => row.contact === contact).map((row) => row.person_id);
  if (people.length === 0) return 0;
  const { numDeletedRows } = await kysely
    .deleteFrom('sign_ups')
    .where('agency_id', '=', selection.agencyId)
    .where('site_id', '=', selection.siteId)
    .where('person_id', 'in', people)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
