import type { Kysely } from 'kysely';
import { SCOPES, TOKEN_DAYS } from '#schemas/api/access.ts';
import type { Tables } from '../db/schema.ts';
import { makeToken } from './make-token.ts';

export interface FirstToken {
  readonly agencyId: string;
  readonly token: string;
}

/**
 * A token with every scope for each agency that has sites and never had a token. Of processes that start at once,
 * one makes it.
 */
export async function makeFirstTokens(kysely: Kysely<Tables>, now: number): Promise<FirstToken[]> {
  const agencies = await kysely
    .selectFrom('sites')
    .select('agency_id')
    .distinct()
    .orderBy('agency_id')
    .execute();
  const made: FirstToken[] = [];
  for (const { agency_id: agencyId } of agencies) {
    const token = await kysely.transaction().execute((rows) => makeFirstToken(rows, agencyId, now));
    if (token !== undefined) made.push({ agencyId, token });
  }
  return made;
}

async function makeFirstToken(
  rows: Kysely<Tables>,
  agencyId: string,
  now: number,
): Promise<string | undefined> {
  // The lock lets one process after the other look.
  await rows
    .selectFrom('agencies')
    .select('agency_id')
    .where('agency_id', '=', agencyId)
    .forUpdate()
    .execute();
  const known = await rows
    .selectFrom('access_tokens')
    .select('token_id')
    .where('agency_id', '=', agencyId)
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return undefined;
  const options = { agencyId, name: 'first start', scopes: SCOPES, expiresInDays: TOKEN_DAYS };
  const { token } = await makeToken(rows, options, { actor: { name: 'first start' }, now });
  return token;
}
