import type { SignUpState } from '#schemas/api/constants.ts';
import type { SignUpRequest } from '#schemas/api/sign-ups.ts';
import type { SignUpContent, SignUpField } from '#schemas/documents/documents.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { parseEmailAddress } from '#schemas/text/email-address.ts';
import { parsePhoneNumber } from '#schemas/text/phone-number.ts';
import { askedFields } from '#schemas/widgets/sign-up/sign-up-form.ts';
import type { SignUpsTable } from '../db/schema.ts';

export type Contact = Pick<SignUpsTable, 'kind' | 'contact'>;

/** A field of the form that must be filled in otherwise. */
export type RefusedField = Extract<SignUpState, 'email' | 'phone' | 'contact' | 'consent'>;

const KINDS = [
  ['email', parseEmailAddress],
  ['phone', parsePhoneNumber],
] as const;

/** The contacts that a person gave, as the form asks for them. Fails with every field that is not right. */
export function parseContacts(
  given: Pick<SignUpRequest, 'email' | 'phone' | 'agreed'>,
  { fields }: Pick<SignUpContent, 'fields'>,
): Result<readonly Contact[], RefusedField> {
  const asked = askedFields(fields);
  const contacts: Contact[] = [];
  const refused: RefusedField[] = [];
  for (const [kind, parse] of KINDS) {
    const text = given[kind]?.trim() ?? '';
    if (!isRead(text, asked[kind])) continue;
    const contact = parse(text);
    if (contact === undefined) refused.push(kind);
    else contacts.push({ kind, contact });
  }
  if (contacts.length + refused.length === 0) refused.push('contact');
  if (given.agreed !== 'yes') refused.push('consent');
  return refused.length === 0 ? ok(contacts) : fail(...refused);
}

function isRead(text: string, field: SignUpField): boolean {
  return field === 'required' || (field === 'optional' && text !== '');
}
