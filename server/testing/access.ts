import { SCOPES, type Scope } from '#schemas/api/access.ts';
import { createCredential, formatCredential, hashSecret } from '../access/credential.ts';
import type { Database } from '../db/open-database.ts';

export interface TestTokenOptions {
  /** Has to exist. */
  readonly agencyId: string;
  readonly name?: string;
  readonly scopes?: readonly Scope[];
  readonly expiresAt?: Date | null;
  readonly revokedAt?: Date | null;
}

/** Stores a token, also one that has ended, and gives what to send as the bearer token. */
export async function createTestToken(
  { kysely }: Pick<Database, 'kysely'>,
  options: TestTokenOptions,
): Promise<string> {
  const { agencyId, name = 'Ana', scopes = SCOPES, expiresAt = null, revokedAt = null } = options;
  const credential = createCredential(agencyId);
  await kysely
    .insertInto('access_tokens')
    .values({
      agency_id: agencyId,
      token_id: credential.id,
      secret_hash: hashSecret(credential.secret),
      name,
      scopes: [...scopes],
      expires_at: expiresAt,
      revoked_at: revokedAt,
    })
    .execute();
  return formatCredential(credential);
}
