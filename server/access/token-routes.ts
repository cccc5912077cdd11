import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { type MadeToken, madeToken, tokenRequest, tokenSummary } from '#schemas/api/access.ts';
import { dataOf, noBody } from '#schemas/api/shapes.ts';
import type { Database } from '../db/open-database.ts';
import { type Api, type ApiRequest, problems } from '../http/api.ts';
import { createHttpProblem, type HttpProblem, sendProblem } from '../http/http-problem.ts';
import { scopeMissing, sendAccessRefusal } from './access-refusal.ts';
import { agencyQuery } from './agency-query.ts';
import { chosenAgency, sendRefusal } from './chosen-agency.ts';
import { makeToken } from './make-token.ts';
import { revokeToken } from './revoke-token.ts';
import { countUsableTokens, listTokens } from './token-rows.ts';

export interface TokenRoutesOptions {
  readonly database: Pick<Database, 'kysely'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Tokens of one agency that can be used at once. */
const MOST_TOKENS = 1000;

const refusals = problems(400, 401, 403, 404, 429, 503);

const listSchema = {
  operationId: 'listTokens',
  tags: ['access'],
  security: [{ bearer: [] }],
  summary: 'The tokens of an agency, without their text',
  description: 'The newest first, those that have ended too.',
  querystring: Type.Object(agencyQuery),
  response: { 200: dataOf(tokenSummary), ...refusals },
} as const;

const makeSchema = {
  operationId: 'makeToken',
  tags: ['access'],
  security: [{ bearer: [] }],
  summary: 'Make a token; its text is in this answer and nowhere else',
  description: 'Nobody makes a token with a scope that their own lacks.',
  querystring: Type.Object(agencyQuery),
  body: tokenRequest,
  response: { 201: madeToken, ...refusals, ...problems(409) },
} as const;

const revokeSchema = {
  operationId: 'revokeToken',
  tags: ['access'],
  security: [{ bearer: [] }],
  summary: 'Revoke a token and end its sessions at once',
  description: 'It stays in the list of tokens.',
  params: Type.Object({ tokenId: Type.String({ minLength: 1, maxLength: 64 }) }),
  querystring: Type.Object(agencyQuery),
  response: { 204: noBody('Revoked.'), ...refusals },
} as const;

/** `/content/v1/tokens`, within what `addAccess` guards. */
export function addTokenRoutes(content: Api, options: TokenRoutesOptions): void {
  const { kysely } = options.database;
  const config = { scope: 'admin' } as const;

  content.get('/tokens', { schema: listSchema, config }, async (request, reply) => {
    const agency = await chosenAgency(kysely, request.actor, request.query.agency);
    if (!agency.ok) return sendRefusal(reply, agency.problems);
    return { data: await listTokens(kysely, agency.value) };
  });

  content.post('/tokens', { schema: makeSchema, config }, async (request, reply) =>
    answerMake(request, reply, options),
  );

  content.delete('/tokens/:tokenId', { schema: revokeSchema, config }, async (request, reply) =>
    answerRevoke(request, reply, options),
  );
}

async function answerMake(
  { actor, body, query }: ApiRequest<typeof makeSchema>,
  reply: FastifyReply,
  { database, now }: TokenRoutesOptions,
): Promise<FastifyReply | MadeToken> {
  const { kysely } = database;
  const agency = await chosenAgency(kysely, actor, query.agency);
  if (!agency.ok) return sendRefusal(reply, agency.problems);
  const missing = body.scopes.find((scope) => !actor.scopes.has(scope));
  if (missing !== undefined) return sendAccessRefusal(reply, [scopeMissing(actor, missing)]);
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
  { actor, params: { tokenId }, query }: ApiRequest<typeof revokeSchema>,
  reply: FastifyReply,
  { database: { kysely }, now }: TokenRoutesOptions,
): Promise<FastifyReply> {
  const agency = await chosenAgency(kysely, actor, query.agency);
  if (!agency.ok) return sendRefusal(reply, agency.problems);
  const agencyId = agency.value;
  const isKnown = await kysely
    .transaction()
    .execute((rows) => revokeToken(rows, { agencyId, tokenId }, { actor, now: now() }));
  return isKnown ? reply.code(204).send() : sendProblem(reply, tokenUnknown(agencyId, tokenId));
}

function tokenUnknown(agencyId: string, tokenId: string): HttpProblem {
  const detail = `The agency "${agencyId}" has no token with the id "${tokenId}". "GET /content/v1/tokens" lists them.`;
  return createHttpProblem('token-unknown', detail);
}

function tooManyTokens(agencyId: string): HttpProblem {
  const detail = `The agency "${agencyId}" has ${MOST_TOKENS} tokens. Revoke those that nobody uses.`;
  return { ...createHttpProblem('request-refused', detail), status: 409 };
}
