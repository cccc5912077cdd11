import type { Kysely } from 'kysely';
import type { MadeToken, Scope } from '#schemas/api/access.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { Tables } from '../db/schema.ts';
import type { Actor } from './actor.ts';
import { createCredential, formatCredential, hashSecret } from './credential.ts';
import { recordChange } from './record-change.ts';
import { toStoredToken, toTokenSummary } from './token-rows.ts';

export interface TokenOptions {
  readonly agencyId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** null for a token that ends only when it is revoked */
  readonly expiresInDays: number | null;
}

/** Who makes tokens, and when. */
export interface TokenMaker {
  readonly actor: Pick<Actor, 'name'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Makes a token of an agency that exists. Its text is in the answer and nowhere else. */
export async function makeToken(
  rows: Kysely<Tables>,
  { agencyId, name, scopes, expiresInDays }: TokenOptions,
  { actor, now }: TokenMaker,
): Promise<MadeToken> {
  const credential = createCredential(agencyId);
  const row = await rows
    .insertInto('access_tokens')
    .values({
      agency_id: agencyId,
      token_id: credential.id,
      secret_hash: hashSecret(credential.secret),
      name,
      scopes: [...scopes],
      created_at: new Date(now),
      expires_at: expiresInDays === null ? null : new Date(now + expiresInDays * DAY_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const summary = toTokenSummary(toStoredToken(row));
  await recordChange(rows, actor, {
    agencyId,
    action: 'token-made',
    detail: `${name} (${summary.tokenId}): ${summary.scopes.join(', ')}`,
  });
  return { ...summary, token: formatCredential(credential) };
}
