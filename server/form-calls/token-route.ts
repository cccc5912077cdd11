import { type Static, Type } from 'typebox';
import { callingSite } from '../forms/calling-site.ts';
import type { FormTokens } from '../forms/form-tokens.ts';
import { type Api, problems } from '../http/api.ts';
import type { SiteStore } from '../sites/site-store.ts';
import type { CallGuard } from './call-guard.ts';
import { refuseCall } from './refuse-call.ts';

export interface TokenRouteOptions {
  readonly store: Pick<SiteStore, 'sites'>;
  readonly formTokens: FormTokens;
  readonly callGuard: CallGuard;
}

const tokenAnswer = Type.Object(
  { token: Type.String() },
  { $id: 'FormTokenAnswer', examples: [{ token: 'entregas.mg1x2.mg1x2.c2lnbmF0dXJl' }] },
);

const schema = {
  operationId: 'readFormToken',
  tags: ['forms'],
  summary: 'A token to send with the calls of a form as X-Form-Token',
  description:
    'Clients without one have half the limits. An aged one is served as well, and the answer has a fresh one in the same header.',
  querystring: Type.Object({
    websiteId: Type.Optional(
      Type.String({ description: 'Id of a site. Without it, the site whose page sends the call.' }),
    ),
  }),
  response: { 200: tokenAnswer, ...problems(400, 404, 429, 503) },
} as const;

/** `GET /api/v1/form-token`, by which pages that came from a cache get a token of their own. */
export async function formTokensPlugin(
  api: Api,
  { store, formTokens, callGuard }: TokenRouteOptions,
): Promise<void> {
  api.get('/api/v1/form-token', { schema }, async (request, reply) => {
    if (!(await callGuard.admit(request, reply, { kind: 'read' }))) return reply;
    const entry = callingSite(store, request, request.query.websiteId);
    if (entry === undefined) return refuseCall(reply, 'site-unknown');
    const answer: Static<typeof tokenAnswer> = {
      token: await formTokens.issue(entry.site.agencyId),
    };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}
