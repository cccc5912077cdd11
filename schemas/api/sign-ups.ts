import { problemDetails } from './problem-details.ts';

/** What a sign-up form sends. All of it is text, because plain forms know nothing else. */
export interface SignUpRequest {
  /** Path of the page below the site's prefix, with its `/p/` segment, percent-decoded. */
  readonly path: string;
  /** Query of the page that it stands on, to go back to; no longer than `MAX_QUERY_LENGTH`. */
  readonly query?: string;
  readonly widgetId: string;
  /** `consentFingerprint` of what the form showed. */
  readonly consent: string;
  /** `yes` where the box is ticked. */
  readonly agreed?: string;
  readonly email?: string;
  readonly phone?: string;
  /** A field that people do not see: whoever fills it is a machine. */
  readonly website?: string;
  /** Milliseconds from the page's load to the submit; empty where no script ran. */
  readonly elapsed?: string;
}

export interface SignUpQuery {
  readonly websiteId: string;
}

/** What came of a sign-up. A page shows it for its parameter `sign-up`: `{state}.{widgetId}`. */
export const SIGN_UP_STATES = [
  'done',
  'email',
  'phone',
  'contact',
  'consent',
  'changed',
  'busy',
] as const;
export type SignUpState = (typeof SIGN_UP_STATES)[number];

export const SIGN_UP_PARAMETER = 'sign-up';

/** Characters of a query that a form sends along; of a longer one, it sends nothing. */
export const MAX_QUERY_LENGTH = 1000;

const id = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' } as const;
const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

/** `POST /api/v1/sign-ups?websiteId=` */
export const signUpRoute = {
  tags: ['sign-ups'],
  summary: 'Leave an e-mail address or a phone number for job alerts',
  description:
    'JSON is answered with 204 or a problem. A form is answered with 303 back to its page, whose parameter `sign-up` says what came of it, or with the site’s 404 page where the form is gone.',
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
  querystring: {
    type: 'object',
    required: ['websiteId'],
    properties: { websiteId: { ...id, description: 'Id of the site.' } },
  },
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['path', 'widgetId', 'consent'],
    properties: {
      path: { ...text(500), pattern: '^/[^\\p{Cc}\\p{Cs}\\\\?#]*$' },
      query: text(MAX_QUERY_LENGTH),
      widgetId: id,
      consent: { type: 'string', pattern: '^[0-9a-f]{8}$' },
      agreed: text(10),
      // What is too long is no contact, which the form says in its own words.
      email: text(8192),
      phone: text(8192),
      website: text(1000),
      elapsed: { type: 'string', pattern: '^\\d{0,12}$' },
    },
  },
  response: {
    204: { type: 'null', description: 'Kept, or known already.' },
    303: { type: 'null', description: 'The page of the form.' },
    400: problemDetails,
    404: problemDetails,
    409: problemDetails,
    413: problemDetails,
    415: problemDetails,
    429: problemDetails,
    503: problemDetails,
  },
} as const;
