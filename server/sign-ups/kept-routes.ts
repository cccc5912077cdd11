import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { dataOf, entityId } from '#schemas/api/shapes.ts';
import { keptSignUp, signUpErasure } from '#schemas/api/sign-ups.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../access/actor.ts';
import { agencyQuery } from '../access/agency-query.ts';
import { chosenAgency, sendRefusal } from '../access/chosen-agency.ts';
import { recordChange } from '../access/record-change.ts';
import type { Database } from '../db/open-database.ts';
import { type Api, type ApiRequest, problems } from '../http/api.ts';
import { createHttpProblem, type HttpProblem } from '../http/http-problem.ts';
import {
  eraseSignUp,
  listSignUpSites,
  listSignUps,
  type SignUpSelection,
} from './stored-sign-ups.ts';

export interface KeptSignUpRoutesOptions {
  readonly database: Pick<Database, 'kysely'>;
}

const querystring = Type.Object({
  ...agencyQuery,
  site: entityId,
  list: Type.Optional(Type.String({ maxLength: 200, description: 'All lists without it.' })),
});

const refusals = problems(400, 401, 403, 404, 429, 503);

const listSchema = {
  operationId: 'listSignUps',
  tags: ['sign-ups'],
  security: [{ bearer: [] }],
  summary: 'The contacts that people left for job alerts',
  description: 'Those that came first in front; `npm run sign-ups` writes them as CSV.',
  querystring,
  response: { 200: dataOf(keptSignUp), ...refusals },
} as const;

const eraseSchema = {
  operationId: 'eraseSignUp',
  tags: ['sign-ups'],
  security: [{ bearer: [] }],
  summary: 'Erase a contact, with what came together with it',
  description: 'The record of changes says that a contact was erased, and not which.',
  querystring,
  body: signUpErasure,
  response: {
    200: Type.Object(
      { removed: Type.Integer({ description: 'Contacts that are gone.' }) },
      { examples: [{ removed: 2 }] },
    ),
    ...refusals,
  },
} as const;

type Query = ApiRequest<typeof listSchema>['query'];

/** `/content/v1/sign-ups`, within what `addAccess` guards. */
export function addKeptSignUpRoutes(content: Api, { database }: KeptSignUpRoutesOptions): void {
  const { kysely } = database;
  const config = { scope: 'applications' } as const;

  content.get('/sign-ups', { schema: listSchema, config }, async ({ actor, query }, reply) => {
    const chosen = await choose(database, actor, query);
    if (!chosen.ok) return sendRefusal(reply, chosen.problems);
    return { data: await listSignUps(kysely, chosen.value) };
  });

  content.post('/sign-ups/erasures', { schema: eraseSchema, config }, async (request, reply) =>
    answerErase(request, reply, database),
  );
}

async function answerErase(
  { actor, query, body }: ApiRequest<typeof eraseSchema>,
  reply: FastifyReply,
  database: KeptSignUpRoutesOptions['database'],
): Promise<FastifyReply | { readonly removed: number }> {
  const chosen = await choose(database, actor, query);
  if (!chosen.ok) return sendRefusal(reply, chosen.problems);
  const { agencyId, siteId } = chosen.value;
  return database.kysely.transaction().execute(async (rows) => {
    const removed = await eraseSignUp(rows, chosen.value, body.contact);
    if (removed > 0)
      await recordChange(rows, actor, { agencyId, siteId, action: 'contact-erased' });
    return { removed };
  });
}

async function choose(
  { kysely }: KeptSignUpRoutesOptions['database'],
  actor: Actor,
  { agency, site, list }: Query,
): Promise<Result<SignUpSelection, HttpProblem>> {
  const chosen = await chosenAgency(kysely, actor, agency);
  if (!chosen.ok) return chosen;
  const agencyId = chosen.value;
  const known = await listSignUpSites(kysely, agencyId);
  return known.includes(site)
    ? ok({ agencyId, siteId: site, list })
    : fail(createHttpProblem('site-unknown', unknownSite(site, known)));
}

function unknownSite(site: string, known: readonly string[]): string {
  const names = known.length === 0 ? 'There are none yet.' : `Name one of: ${known.join(', ')}.`;
  return `The agency has no site "${site}". ${names}`;
}
