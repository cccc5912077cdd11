import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AgencyQuery,
  listTokensRoute,
  type MadeToken,
  makeTokenRoute,
  revokeTokenRoute,
  type TokenParams,
  type TokenRequest,
} from '#schemas/api/access.ts';
import type { Database } from '../db/open-database.ts';
import { createHttpProblem, type HttpProblem, sendProblem } from '../http/http-problem.ts';
import { scopeMissing, sendRefusal } from './access-refusal.ts';
import { chosenAgency } from './chosen-agency.ts';
import { makeToken } from './make-token.ts';
import { revokeToken } from './revoke-token.ts';
import { countUsableTokens, listTokens } from './token-rows.ts';
import './actor.ts';

export interface TokenRoutesOptions {
  readonly database: Pick<Database, 'kysely'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

type MakeHttp = { Querystring: AgencyQuery; Body: TokenRequest };
type RevokeHttp = { Querystring: AgencyQuery; Params: TokenParams };

/** Tokens of one agency that can be used at once. */
const MOST_TOKENS = 1000;

/** `/content/v1/tokens`, within what `addAccess` guards. */
export function addTokenRoutes(content: FastifyInstance, options: TokenRoutesOptions): void {
  const { kysely } = options.database;
  const config = { scope: 'admin' } as const;
  content.get<{ Querystring: AgencyQuery }>(
    '/tokens',
    { schema: listTokensRoute, config },
    async (request, reply) => {
      const agency = await chosenAgency(kysely, request.actor, request.query.agency);
      if (!agency.ok) return sendFirst(reply, agency.problems);
      return { data: await listTokens(kysely, agency.value) };
    },
  );
  content.post<MakeHttp>('/tokens', { schema: makeTokenRoute, config }, (request, reply) =>
    answerMake(request, reply, options),
  );
  content.delete<RevokeHttp>(
    '/tokens/:tokenId',
    { schema: revokeTokenRoute, config },
    (request, reply) => answerRevoke(request, reply, options),
  );
}

async function answerMake(
  { actor, body, query }: FastifyRequest<MakeHttp>,
  reply: FastifyReply,
  { database, now }: TokenRoutesOptions,
): Promise<FastifyReply | MadeToken> {
  const { kysely } = database;
  const agency = await chosenAgency(kysely, actor, query.agency);
  if (!agency.ok) return sendFirst(reply, agency.problems);
  const missing = body.scopes.find((scope) => !actor.scopes.has(scope));
  if (missing !== undefined) return sendRefusal(reply, [scopeMissing(actor, missing)]);
  const agencyId = agency.value;
  const moment = now();
  if ((await countUsableTokens(kysely, agencyId, moment)) >= MOST_TOKENS)
    return sendProblem(reply, tooManyTokens(agencyId));
  reply.code(201);
  return kysely
    .transaction()
    .execute((rows) => makeToken(rows, { ...body, agencyId }, { actor, now: moment }));
}

async function answerRevoke(
  { actor, params: { tokenId }, query }: FastifyRequest<RevokeHttp>,
  reply: FastifyReply,
  { database: { kysely }, now }: TokenRoutesOptions,
): Promise<FastifyReply> {
  const agency = await chosenAgency(kysely, actor, query.agency);
  if (!agency.ok) return sendFirst(reply, agency.problems);
  const agencyId = agency.value;
  const isKnown = await kysely
    .transaction()
    .execute((rows) => revokeToken(rows, { agencyId, tokenId }, { actor, now: now() }));
  return isKnown ? reply.code(204).send() : sendProblem(reply, tokenUnknown(agencyId, tokenId));
}

function sendFirst(reply: FastifyReply, [problem]: readonly HttpProblem[]): FastifyReply {
  if (problem === undefined) throw new Error('A failure has no problem.');
  return sendProblem(reply, problem);
}

function tokenUnknown(agencyId: string, tokenId: string): HttpProblem {
  const detail = `The agency "${agencyId}" has no token with the id "${tokenId}". "GET /content/v1/tokens" lists them.`;
  return createHttpProblem('token-unknown', detail);
}

function tooManyTokens(agencyId: string): HttpProblem {
  const detail = `The agency "${agencyId}" has ${MOST_TOKENS} tokens. Revoke those that nobody uses.`;
  return { ...createHttpProblem('request-refused', detail), status: 409 };
}
