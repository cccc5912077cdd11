import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SiteDocument } from '#schemas/documents.ts';
import type { Tables } from '../db/schema.ts';
import type { Contact } from './contacts.ts';
import type { SignUpForm } from './sign-up-form.ts';

export interface SignUp {
  readonly site: Pick<SiteDocument, 'id' | 'agencyId'>;
  readonly form: SignUpForm;
  readonly contacts: readonly Contact[];
}

/** Keeps the contacts that the list does not hold yet. Those that it holds stay as they are, and nobody is told. */
export async function saveSignUp(kysely: Kysely<Tables>, signUp: SignUp): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const personId = (await findPerson(transaction, signUp)) ?? randomUUID();
    await transaction
      .insertInto('sign_ups')
      .values(toRows(signUp, personId))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Who already left one of the contacts on the list. */
async function findPerson(
  kysely: Kysely<Tables>,
  { site, form, contacts }: SignUp,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('sign_ups')
    .select('person_id')
    .where('agency_id', '=', site.agencyId)
    .where('site_id', '=', site.id)
    .where('list', '=', form.content.list)
    .where(
      'contact',
      'in',
      contacts.map(({ contact }) => contact),
    )
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.person_id;
}

function toRows({ site, form, contacts }: SignUp, personId: string) {
  return contacts.map(({ kind, contact }) => ({
    agency_id: site.agencyId,
    site_id: site.id,
    list: form.content.list,
    contact,
    kind,
    person_id: personId,
    page_id: form.pageId,
    page_version: form.pageVersion,
    widget_id: form.widgetId,
    consent_hash: form.consentHash,
  }));
}
