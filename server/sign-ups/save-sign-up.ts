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

/**
 * Keeps the contacts that the list does not hold yet. Those that it holds stay as they are, and nobody is told. Nothing
 * proves whose a contact is, so only what came together is kept as belonging together.
 */
export async function saveSignUp(kysely: Kysely<Tables>, signUp: SignUp): Promise<void> {
  await kysely
    .insertInto('sign_ups')
    .values(toRows(signUp, randomUUID()))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function toRows({ site, form, contacts }: SignUp, submissionId: string) {
  return contacts.map(({ kind, contact }) => ({
    agency_id: site.agencyId,
    site_id: site.id,
    list: form.content.list,
    contact,
    kind,
    submission_id: submissionId,
    page_id: form.pageId,
    page_version: form.pageVersion,
    widget_id: form.widgetId,
    consent_hash: form.consentHash,
  }));
}
