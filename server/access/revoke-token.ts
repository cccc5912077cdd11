import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { TokenMaker } from './make-token.ts';
import { recordChange } from './record-change.ts';
import { findToken } from './token-rows.ts';

export interface TokenKey {
  readonly agencyId: string;
  readonly tokenId: string;
}

/**
 * Takes a token back, ends the sessions that it opened and forgets the filters that its recruiter kept.
 * @returns false where the agency has no such token; revoking again changes nothing
 */
export async function revokeToken(
  rows: Kysely<Tables>,
  { agencyId, tokenId }: TokenKey,
  { actor, now }: TokenMaker,
): Promise<boolean> {
  const token = await findToken(rows, agencyId, tokenId);
  if (token === undefined) return false;
  const { numUpdatedRows } = await rows
    .updateTable('access_tokens')
    .set({ revoked_at: new Date(now) })
    .where('agency_id', '=', agencyId)
    .where('token_id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  for (const table of [
    'editor_sessions',
    'saved_filters',
    'application_reads',
    'application_read_until',
  ] as const)
    await rows
      .deleteFrom(table)
      .where('agency_id', '=', agencyId)
      .where('token_id', '=', tokenId)
      .execute();
  if (numUpdatedRows > 0n)
    await recordChange(rows, actor, {
      agencyId,
      action: 'token-revoked',
      detail: `${token.name} (${tokenId})`,
    });
  return true;
}
