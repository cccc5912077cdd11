import { type Kysely, sql } from 'kysely';
import { SCOPES } from '#schemas/api/access.ts';
import type { Tables } from '../db/schema.ts';
import { type Credential, createCredential, formatCredential, hashSecret } from './credential.ts';
import type { Identity } from './identity.ts';
import type { StoredToken } from './token-rows.ts';

/** In the place of an agency's id: the operator's sessions. */
export const OPERATOR_AGENCY = '*';

/** A recruiter signs in once a week at least. */
const SESSION_MS = 7 * 86_400_000;

/** Sessions that one token has at once; the oldest give way. */
const MOST_SESSIONS = 100;

export interface OpenedSession {
  /** What the cookie holds. */
  readonly value: string;
  readonly expiresAt: Date;
}

export interface StoredSession {
  readonly secretHash: string;
  readonly tokenId: string;
  readonly expiresAt: Date;
  /** The token that it was made with, where that is an agency's. */
  readonly token: Omit<StoredToken, 'secretHash' | 'createdAt'> | undefined;
}

/** Opens a session that ends in seven days, or with its token where that is earlier. */
export async function openSession(
  kysely: Kysely<Tables>,
  { agencyId = OPERATOR_AGENCY, tokenId, expiresAt }: Identity,
  now: number,
): Promise<OpenedSession> {
  const credential = createCredential(agencyId);
  const end = new Date(
    Math.min(now + SESSION_MS, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY),
  );
  await kysely.transaction().execute(async (rows) => {
    await removeEndedSessions(rows, now);
    await rows
      .insertInto('editor_sessions')
      .values({
        agency_id: agencyId,
        session_id: credential.id,
        secret_hash: hashSecret(credential.secret),
        token_id: tokenId,
        created_at: new Date(now),
        expires_at: end,
      })
      .execute();
    await removeOldestSessions(rows, agencyId, tokenId);
  });
  return { value: formatCredential(credential), expiresAt: end };
}

export async function findSession(
  kysely: Kysely<Tables>,
  { agencyId, id }: Credential,
): Promise<StoredSession | undefined> {
  const row = await kysely
    .selectFrom('editor_sessions as session')
    .leftJoin('access_tokens as token', (join) =>
      join
        .onRef('token.agency_id', '=', 'session.agency_id')
        .onRef('token.token_id', '=', 'session.token_id'),
    )
    .select(['session.secret_hash', 'session.token_id', 'session.expires_at'])
    .select(['token.name', 'token.scopes', 'token.last_used_at', 'token.revoked_at'])
    .select('token.expires_at as token_expires_at')
    .where('session.agency_id', '=', agencyId)
    .where('session.session_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { secret_hash: secretHash, token_id: tokenId, expires_at: expiresAt } = row;
  const { name, scopes } = row;
  if (name === null || scopes === null) return { secretHash, tokenId, expiresAt, token: undefined };
  const token = {
    agencyId,
    tokenId,
    name,
    scopes: SCOPES.filter((scope) => scopes.includes(scope)),
    expiresAt: row.token_expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  };
  return { secretHash, tokenId, expiresAt, token };
}

/** Ends the session, where the secret is its own. */
export async function closeSession(
  kysely: Kysely<Tables>,
  { agencyId, id, secret }: Credential,
): Promise<void> {
  await kysely
    .deleteFrom('editor_sessions')
    .where('agency_id', '=', agencyId)
    .where('session_id', '=', id)
    .where('secret_hash', '=', hashSecret(secret))
    .execute();
}

async function removeEndedSessions(rows: Kysely<Tables>, now: number): Promise<void> {
  await rows.deleteFrom('editor_sessions').where('expires_at', '<=', new Date(now)).execute();
}

async function removeOldestSessions(
  rows: Kysely<Tables>,
  agencyId: string,
  tokenId: string,
): Promise<void> {
  await sql`
    delete from editor_sessions where agency_id = ${agencyId} and session_id in (
      select session_id from editor_sessions where agency_id = ${agencyId} and token_id = ${tokenId}
      order by created_at desc, session_id offset ${MOST_SESSIONS}
    )`.execute(rows);
}
