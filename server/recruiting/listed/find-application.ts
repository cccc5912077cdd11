import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { type ListedRow, type ListScope, listedApplications } from './listed-applications.ts';

/** One application that recruiters may see, merged or not. */
export function findApplication(
  kysely: Kysely<Tables>,
  scope: ListScope,
  applicationId: string,
): Promise<ListedRow | undefined> {
  return listedApplications(kysely, scope)
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** Those that were merged into an application. */
export function findMerged(
  kysely: Kysely<Tables>,
  scope: ListScope,
  applicationId: string,
): Promise<ListedRow[]> {
  return listedApplications(kysely, scope)
    .selectAll()
    .where('merged_into', '=', applicationId)
    .orderBy('at')
    .execute();
}

/** As many others of a person as anybody reads. */
const MAX_OTHERS = 50;

/** Other applications at the site with the same phone or e-mail address, the newest first. */
export async function findOthers(
  kysely: Kysely<Tables>,
  scope: ListScope,
  row: Pick<ListedRow, 'application_id' | 'contact_email' | 'contact_phone'>,
): Promise<ListedRow[]> {
  const { application_id, contact_email, contact_phone } = row;
  if (contact_email === null && contact_phone === null) return [];
  return listedApplications(kysely, scope)
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(contact_email === null ? [] : [eb('contact_email', '=', contact_email)]),
        ...(contact_phone === null ? [] : [eb('contact_phone', '=', contact_phone)]),
      ]),
    )
    .where('application_id', '!=', application_id)
    .where('merged_into', 'is', null)
    .orderBy('at', 'desc')
    .limit(MAX_OTHERS)
    .execute();
}
