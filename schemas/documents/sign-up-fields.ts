import type { SignUpFields } from './documents.ts';

/** What a sign-up form asks for: a form without any field asks for an e-mail address. */
export function askedFields(fields: SignUpFields): SignUpFields {
  const isNothing = fields.email === 'none' && fields.phone === 'none';
  return isNothing ? { ...fields, email: 'required' } : fields;
}
