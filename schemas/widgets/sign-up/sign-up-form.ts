/** What a person agrees to by ticking a box: a text and the policy that it leads to. */
export interface SignUpConsent {
  readonly consentText: string;
  readonly privacy: { readonly href: string };
}

/**
 * Tells one consent text from another, in eight hexadecimal digits (FNV-1a). A form sends the one that it showed, so
 * that an answer to an older text is never kept as one to the text of today. It is no proof: that is the text itself.
 */
export function consentFingerprint({ consentText, privacy }: SignUpConsent): string {
  let hash = 0x811c9dc5;
  for (const char of `${consentText}\n${privacy.href}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** What a sign-up form asks for: a form without any field asks for an e-mail address. */
export function askedFields<Fields extends { readonly email: string; readonly phone: string }>(
  fields: Fields,
): Fields {
  const isNothing = fields.email === 'none' && fields.phone === 'none';
  return isNothing ? { ...fields, email: 'required' } : fields;
}
