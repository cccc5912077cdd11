import { SCOPES } from '#schemas/api/access.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { type AccessRefusal, tokenExpired, tokenRevoked } from './access-refusal.ts';
import type { Actor } from './actor.ts';
import type { StoredToken } from './token-rows.ts';

/** An actor with what a session of its token needs to know. */
export interface Identity extends Actor {
  /** When token or session end by themselves; null for never. */
  readonly expiresAt: Date | null;
}

/** What an identity needs of a token. */
export type TokenClaims = Pick<
  StoredToken,
  'agencyId' | 'tokenId' | 'name' | 'scopes' | 'expiresAt' | 'revokedAt'
>;

/** The operator, whose token the configuration holds. */
export function operatorIdentity(fingerprint: string): Identity {
  return {
    agencyId: undefined,
    name: 'operator',
    scopes: new Set(SCOPES),
    tokenId: fingerprint,
    expiresAt: null,
  };
}

/** Whom a token whose secret was right stands for, unless it has ended. */
export function identityOfToken(token: TokenClaims, now: number): Result<Identity, AccessRefusal> {
  const { agencyId, tokenId, name, expiresAt, revokedAt } = token;
  if (revokedAt !== null) return fail(tokenRevoked());
  if (expiresAt !== null && expiresAt.getTime() <= now) return fail(tokenExpired());
  const scopes = new Set(token.scopes);
  return ok({ agencyId, name: `${name} (${tokenId})`, scopes, tokenId, expiresAt });
}
