import { type Static, Type } from 'typebox';
import { list, nullable, withDefaults } from './shapes.ts';

/** What a token may do. Each scope stands alone: a token that publishes need not be one that edits. */
export const SCOPES = ['read', 'edit', 'publish', 'admin', 'applications'] as const;

const scope = Type.Enum(SCOPES);
export type Scope = Static<typeof scope>;

/** Days that a token lives where nothing else is asked for. */
export const TOKEN_DAYS = 90;
/** The most days that can be asked for, beside "never". */
export const MAX_TOKEN_DAYS = 3650;
/** What a token may be called: up to 80 characters, at least one of them no space. */
export const TOKEN_NAME = '^(?=.*\\S)[^\\p{Cc}\\p{Cs}]{1,80}$';

const text = Type.String();
const moment = Type.String({ description: 'RFC 3339' });
const momentOrNever = nullable(Type.String({ description: 'RFC 3339; null for never' }));

/** Who is signed in. */
export const sessionAnswer = Type.Object(
  {
    name: Type.String({ description: 'As the record of changes names the person.' }),
    agencyId: nullable(
      Type.String({ description: 'null for the operator, who sees every agency' }),
    ),
    scopes: list(scope),
    expiresAt: momentOrNever,
  },
  {
    $id: 'Session',
    examples: [
      {
        name: 'Ana (k3v9q2)',
        agencyId: 'envia',
        scopes: ['read', 'edit'],
        expiresAt: '2026-04-15T12:00:00.000Z',
      },
    ],
  },
);
export type SessionAnswer = Static<typeof sessionAnswer>;

const tokenMembers = {
  tokenId: text,
  name: text,
  scopes: list(scope),
  createdAt: moment,
  expiresAt: momentOrNever,
  revokedAt: momentOrNever,
  lastUsedAt: nullable(Type.String({ description: 'RFC 3339, to the minute; null for never' })),
};

const tokenExample = {
  tokenId: 'k3v9q2',
  name: 'Ana',
  scopes: ['read', 'edit'],
  createdAt: '2026-01-15T12:00:00.000Z',
  expiresAt: '2026-04-15T12:00:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
} as const;

/** A token, of which only whoever made it has the text. */
export const tokenSummary = Type.Object(tokenMembers, {
  $id: 'TokenSummary',
  examples: [tokenExample],
});
export type TokenSummary = Static<typeof tokenSummary>;

export const madeToken = Type.Object(
  {
    ...tokenMembers,
    token: Type.String({ description: 'To be sent as a bearer token; it is not shown again.' }),
  },
  { $id: 'MadeToken', examples: [{ ...tokenExample, token: 'envia.k3v9q2.secret' }] },
);
export type MadeToken = Static<typeof madeToken>;

/** Body of `POST /content/v1/tokens`. */
export const tokenRequest = withDefaults(
  {
    name: Type.String({ pattern: TOKEN_NAME }),
    scopes: list(scope, { minItems: 1, uniqueItems: true }),
    expiresInDays: nullable(
      Type.Integer({
        minimum: 1,
        maximum: MAX_TOKEN_DAYS,
        default: TOKEN_DAYS,
        description: 'null for a token that ends only when it is revoked.',
      }),
    ),
  },
  {
    $id: 'TokenRequest',
    additionalProperties: false,
    examples: [{ name: 'Ana', scopes: ['read', 'edit'], expiresInDays: 90 }],
  },
);
export type TokenRequest = Static<typeof tokenRequest>;

/** One line of the record of changes. */
export const auditEntry = Type.Object(
  {
    id: text,
    at: moment,
    actor: text,
    action: Type.String({ description: 'Such as `page-published`.' }),
    siteId: nullable(text),
    pageId: nullable(text),
    version: nullable(Type.Integer()),
    detail: nullable(text),
  },
  {
    $id: 'AuditEntry',
    examples: [
      {
        id: '812',
        at: '2026-01-15T12:00:00.000Z',
        actor: 'Ana (k3v9q2)',
        action: 'page-published',
        siteId: 'envia',
        pageId: 'home',
        version: 7,
        detail: null,
      },
    ],
  },
);
export type AuditEntry = Static<typeof auditEntry>;
