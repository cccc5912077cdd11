import type { Kysely, Selectable } from 'kysely';
import { SCOPES, type Scope, type TokenSummary } from '#schemas/api/access.ts';
import type { AccessTokensTable, Tables } from '../db/schema.ts';

/** A token without its secret. */
export interface StoredToken {
  readonly agencyId: string;
  readonly tokenId: string;
  readonly secretHash: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  /** null for one that never ends by itself */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** What of a token says whether it may be used. */
export type TokenLife = Pick<StoredToken, 'agencyId' | 'tokenId' | 'lastUsedAt'>;

/** The last use is known to this precision, so that reading does not become writing. */
const USE_PRECISION_MS = 60_000;

/** Tokens of an agency that are listed; the newest ones. */
const MOST_LISTED = 2000;

export async function findToken(
  kysely: Kysely<Tables>,
  agencyId: string,
  tokenId: string,
): Promise<StoredToken | undefined> {
  const row = await kysely
    .selectFrom('access_tokens')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('token_id', '=', tokenId)
    .executeTakeFirst();
  return row && toStoredToken(row);
}

/** The newest first. */
export async function listTokens(
  kysely: Kysely<Tables>,
  agencyId: string,
): Promise<TokenSummary[]> {
  const rows = await kysely
    .selectFrom('access_tokens')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('created_at', 'desc')
    .orderBy('token_id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => toTokenSummary(toStoredToken(row)));
}

/** How many tokens of an agency have neither expired nor been revoked. */
export async function countUsableTokens(
  kysely: Kysely<Tables>,
  agencyId: string,
  now: number,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('access_tokens')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date(now))]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes that a token is in use. */
export async function noteUse(
  kysely: Kysely<Tables>,
  { agencyId, tokenId, lastUsedAt }: TokenLife,
  now: number,
): Promise<void> {
  if (lastUsedAt !== null && now - lastUsedAt.getTime() < USE_PRECISION_MS) return;
  await kysely
    .updateTable('access_tokens')
    .set({ last_used_at: new Date(now) })
    .where('agency_id', '=', agencyId)
    .where('token_id', '=', tokenId)
    .execute();
}

export function toStoredToken(row: Selectable<AccessTokensTable>): StoredToken {
  return {
    agencyId: row.agency_id,
    tokenId: row.token_id,
    secretHash: row.secret_hash,
    name: row.name,
    scopes: SCOPES.filter((scope) => row.scopes.includes(scope)),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  };
}

export function toTokenSummary(token: StoredToken): TokenSummary {
  return {
    tokenId: token.tokenId,
    name: token.name,
    scopes: token.scopes,
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt?.toISOString() ?? null,
    revokedAt: token.revokedAt?.toISOString() ?? null,
    lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  };
}
