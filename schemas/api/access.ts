import { problemDetails } from './problem-details.ts';

/** What a token may do. Each scope stands alone: a token that publishes need not be one that edits. */
export const SCOPES = ['read', 'edit', 'publish', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/** Days that a token lives where nothing else is asked for. */
export const TOKEN_DAYS = 90;
/** The most days that can be asked for, beside "never". */
export const MAX_TOKEN_DAYS = 3650;
/** What a token may be called: up to 80 characters, at least one of them no space. */
export const TOKEN_NAME = '^(?=.*\\S)[^\\p{Cc}\\p{Cs}]{1,80}$';

/** Who is signed in. */
export interface SessionAnswer {
  /** As the record of changes names the person. */
  readonly name: string;
  /** null for the operator, who sees every agency */
  readonly agencyId: string | null;
  readonly scopes: readonly Scope[];
  /** RFC 3339; null for never */
  readonly expiresAt: string | null;
}

/** A token, of which only whoever made it has the text. */
export interface TokenSummary {
  readonly tokenId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** RFC 3339, like the others */
  readonly createdAt: string;
  /** null for never */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  /** to the minute; null for never */
  readonly lastUsedAt: string | null;
}

export interface MadeToken extends TokenSummary {
  /** To be sent as a bearer token; it is not shown again. */
  readonly token: string;
}

/** Body of `POST /content/v1/tokens`, with its defaults. */
export interface TokenRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** null for a token that ends only when it is revoked */
  readonly expiresInDays: number | null;
}

export interface AgencyQuery {
  /** The operator names it; for others it is their own. */
  readonly agency?: string;
}

export interface TokenParams {
  readonly tokenId: string;
}

export interface AuditQuery extends AgencyQuery {
  readonly site?: string;
  /** `next` of the answer before. */
  readonly before?: string;
  readonly limit: number;
}

/** One line of the record of changes. */
export interface AuditEntry {
  readonly id: string;
  /** RFC 3339 */
  readonly at: string;
  readonly actor: string;
  /** Such as `page-published`. */
  readonly action: string;
  readonly siteId: string | null;
  readonly pageId: string | null;
  readonly version: number | null;
  readonly detail: string | null;
}

export interface AuditAnswer {
  readonly data: readonly AuditEntry[];
  /** `before` of the next request; null at the end. */
  readonly next: string | null;
}

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const id = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' } as const;
const scopes = { type: 'array', items: { enum: SCOPES } } as const;
const agencyQuery = {
  type: 'object',
  properties: { agency: { ...id, description: 'The operator has to name it.' } },
} as const;

const sessionAnswer = {
  type: 'object',
  required: ['name', 'agencyId', 'scopes', 'expiresAt'],
  properties: { name: text, agencyId: textOrNull, scopes, expiresAt: textOrNull },
} as const;

const tokenProperties = {
  tokenId: text,
  name: text,
  scopes,
  createdAt: text,
  expiresAt: textOrNull,
  revokedAt: textOrNull,
  lastUsedAt: textOrNull,
} as const;

const tokenSummary = {
  type: 'object',
  required: Object.keys(tokenProperties),
  properties: tokenProperties,
} as const;

const auditEntry = {
  type: 'object',
  required: ['id', 'at', 'actor', 'action', 'siteId', 'pageId', 'version', 'detail'],
  properties: {
    id: text,
    at: text,
    actor: text,
    action: text,
    siteId: textOrNull,
    pageId: textOrNull,
    version: { type: ['integer', 'null'] },
    detail: textOrNull,
  },
} as const;

const shared = { tags: ['access'], security: [{ bearer: [] }] } as const;
const refusals = {
  400: problemDetails,
  401: problemDetails,
  403: problemDetails,
  404: problemDetails,
  429: problemDetails,
  503: problemDetails,
} as const;

/** `POST /content/v1/session` */
export const openSessionRoute = {
  ...shared,
  summary: 'Exchange a bearer token for the session cookie of the editor',
  response: { 201: sessionAnswer, ...refusals },
} as const;

/** `GET /content/v1/session` */
export const readSessionRoute = {
  ...shared,
  summary: 'Who is signed in, by token or cookie',
  response: { 200: sessionAnswer, ...refusals },
} as const;

/** `DELETE /content/v1/session` */
export const closeSessionRoute = {
  ...shared,
  summary: 'Sign out; without a session, nothing happens',
  response: { 204: { type: 'null', description: 'Signed out.' }, ...refusals },
} as const;

/** `GET /content/v1/tokens` */
export const listTokensRoute = {
  ...shared,
  summary: 'The tokens of an agency, without their text',
  querystring: agencyQuery,
  response: {
    200: {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'array', items: tokenSummary } },
    },
    ...refusals,
  },
} as const;

/** `POST /content/v1/tokens` */
export const makeTokenRoute = {
  ...shared,
  summary: 'Make a token; its text is in this answer and nowhere else',
  querystring: agencyQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'scopes'],
    properties: {
      name: { type: 'string', pattern: TOKEN_NAME },
      scopes: { ...scopes, minItems: 1, uniqueItems: true },
      expiresInDays: {
        type: ['integer', 'null'],
        minimum: 1,
        maximum: MAX_TOKEN_DAYS,
        default: TOKEN_DAYS,
        description: 'null for a token that ends only when it is revoked.',
      },
    },
  },
  response: {
    201: {
      type: 'object',
      required: [...Object.keys(tokenProperties), 'token'],
      properties: { ...tokenProperties, token: text },
    },
    409: problemDetails,
    ...refusals,
  },
} as const;

/** `DELETE /content/v1/tokens/{tokenId}` */
export const revokeTokenRoute = {
  ...shared,
  summary: 'Revoke a token and end its sessions at once',
  params: {
    type: 'object',
    required: ['tokenId'],
    properties: { tokenId: { type: 'string', minLength: 1, maxLength: 64 } },
  },
  querystring: agencyQuery,
  response: { 204: { type: 'null', description: 'Revoked.' }, ...refusals },
} as const;

/** `GET /content/v1/audit` */
export const readAuditRoute = {
  ...shared,
  summary: 'Who changed what, the newest first',
  querystring: {
    type: 'object',
    properties: {
      ...agencyQuery.properties,
      site: id,
      before: { type: 'string', pattern: '^\\d{1,18}$' },
      limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
    },
  },
  response: {
    200: {
      type: 'object',
      required: ['data', 'next'],
      properties: { data: { type: 'array', items: auditEntry }, next: textOrNull },
    },
    ...refusals,
  },
} as const;
