import { type Static, Type } from 'typebox';
import { MAX_QUERY_LENGTH } from './constants.ts';
import { entityId } from './shapes.ts';

function text(maxLength: number, description: string) {
  return Type.Optional(Type.String({ maxLength, description }));
}

/** What a sign-up form sends. All of it is text, because plain forms know nothing else. */
export const signUpRequest = Type.Object(
  {
    path: Type.String({
      maxLength: 500,
      pattern: '^/[^\\p{Cc}\\p{Cs}\\\\?#]*$',
      description:
        'Path of the page below the site’s prefix, with its `/p/` segment, percent-decoded.',
    }),
    query: text(MAX_QUERY_LENGTH, 'Query of the page that the form stands on, to go back to.'),
    widgetId: entityId,
    consent: Type.String({
      pattern: '^[0-9a-f]{8}$',
      description: 'Fingerprint of the consent text that the form showed.',
    }),
    agreed: text(10, '`yes` where the box is ticked.'),
    // What is too long is no contact, which the form says in its own words.
    email: Type.Optional(Type.String({ maxLength: 8192 })),
    phone: Type.Optional(Type.String({ maxLength: 8192 })),
    website: text(1000, 'A field that people do not see: whoever fills it is a machine.'),
    elapsed: Type.Optional(
      Type.String({
        pattern: '^\\d{0,12}$',
        description: 'Milliseconds from the page’s load to the submit; empty where no script ran.',
      }),
    ),
  },
  {
    $id: 'SignUpRequest',
    additionalProperties: false,
    examples: [
      {
        path: '/empleos',
        widgetId: 'alertas',
        consent: '0f3a9c21',
        agreed: 'yes',
        email: 'ana@example.com',
      },
    ],
  },
);
export type SignUpRequest = Static<typeof signUpRequest>;

/** A contact as it is kept, for whoever sends the alerts. */
export const keptSignUp = Type.Object(
  {
    list: Type.String(),
    kind: Type.Union([Type.Literal('email'), Type.Literal('phone')]),
    contact: Type.String({ description: 'E-mail address, or phone number in E.164.' }),
    submissionId: Type.String({ description: 'Equal for contacts that came together.' }),
    agreedAt: Type.String({ format: 'date-time' }),
    pageId: Type.String(),
    pageVersion: Type.Integer(),
    consentHash: Type.String({ description: 'Of the text that was agreed to.' }),
  },
  { $id: 'KeptSignUp' },
);
export type KeptSignUp = Static<typeof keptSignUp>;

export const signUpErasure = Type.Object(
  { contact: Type.String({ minLength: 1, maxLength: 320, description: 'As it is kept.' }) },
  { $id: 'SignUpErasure', additionalProperties: false, examples: [{ contact: 'ana@example.com' }] },
);
export type SignUpErasure = Static<typeof signUpErasure>;
