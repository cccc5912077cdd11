import { fail, ok, type Result } from '#schemas/result.ts';
import { makeToken } from '#server/access/make-token.ts';
import { revokeToken } from '#server/access/revoke-token.ts';
import { listTokens } from '#server/access/token-rows.ts';
import type { Database } from '#server/db/open-database.ts';
import type { TokenDoor, TokenProblem } from './token-door.ts';

const ACTOR = { name: 'npm run token' };

/** The tokens in a database that nobody else holds. */
export async function openStoredTokens(
  { kysely }: Database,
  agencyId: string,
): Promise<Result<TokenDoor, TokenProblem>> {
  const agencies = await kysely
    .selectFrom('agencies')
    .select('agency_id')
    .orderBy('agency_id')
    .execute();
  const ids = agencies.map(({ agency_id }) => agency_id);
  if (!ids.includes(agencyId)) return fail(agencyUnknown(agencyId, ids));
  const maker = () => ({ actor: ACTOR, now: Date.now() });
  return ok({
    make: async (request) =>
      ok(
        await kysely
          .transaction()
          .execute((rows) => makeToken(rows, { ...request, agencyId }, maker())),
      ),
    list: async () => ok(await listTokens(kysely, agencyId)),
    revoke: async (tokenId) => {
      const isKnown = await kysely
        .transaction()
        .execute((rows) => revokeToken(rows, { agencyId, tokenId }, maker()));
      return isKnown ? ok(undefined) : fail(tokenUnknown(agencyId, tokenId));
    },
  });
}

function agencyUnknown(agencyId: string, known: readonly string[]): TokenProblem {
  return {
    message: `There is no agency "${agencyId}".`,
    remedy:
      known.length === 0
        ? 'Start the server once, so that it takes in the page files.'
        : `Name one of: ${known.join(', ')}.`,
    isRefusal: true,
  };
}

function tokenUnknown(agencyId: string, tokenId: string): TokenProblem {
  return {
    message: `The agency "${agencyId}" has no token "${tokenId}".`,
    remedy: `npm run token -- --agency ${agencyId} --list shows those that it has.`,
    isRefusal: true,
  };
}
