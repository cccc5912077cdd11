import type { FastifyReply, FastifyRequest } from 'fastify';
import { SCOPES, type SessionAnswer, sessionAnswer } from '#schemas/api/access.ts';
import { noBody } from '#schemas/api/shapes.ts';
import { type Api, problems } from '../http/api.ts';
import type { Access, AccessOptions } from './access.ts';
import { originRefused, sendAccessRefusal } from './access-refusal.ts';
import { parseCredential } from './credential.ts';
import { closeSession, openSession } from './editor-sessions.ts';
import type { Identity } from './identity.ts';
import { isOwnOrigin, isSecureRequest } from './own-origin.ts';
import { formatSessionCookie, readSessionCookie } from './session-cookie.ts';

const PATH = '/content/v1/session';

const refusals = problems(400, 401, 403, 404, 429, 503);

const openSchema = {
  operationId: 'openSession',
  tags: ['access'],
  security: [{ bearer: [] }],
  summary: 'Exchange a bearer token for the session cookie of the editor',
  description: 'A session that the request brings ends. The cookie is for this origin alone.',
  response: { 201: sessionAnswer, ...refusals },
} as const;

const readSchema = {
  operationId: 'readSession',
  tags: ['access'],
  security: [{ bearer: [] }],
  summary: 'Who is signed in, by token or cookie',
  description: 'A bearer token counts before a session.',
  response: { 200: sessionAnswer, ...refusals },
} as const;

const closeSchema = {
  operationId: 'closeSession',
  tags: ['access'],
  security: [{ bearer: [] }],
  summary: 'Sign out; without a session, nothing happens',
  description: 'Also a session that ended long ago can be left.',
  response: { 204: noBody('Signed out.'), ...refusals },
} as const;

/** `/content/v1/session`: a token becomes a cookie, and the cookie ends. */
export function addSessionRoutes(api: Api, access: Access): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
  });

  api.post(PATH, { schema: openSchema }, async (request, reply) => signIn(request, reply, access));

  api.get(PATH, { schema: readSchema }, async (request, reply) => {
    const identity = await access.identify(request);
    return identity.ok
      ? toAnswer(identity.value, identity.value.expiresAt)
      : sendAccessRefusal(reply, identity.problems);
  });

  api.delete(PATH, { schema: closeSchema }, async (request, reply) =>
    signOut(request, reply, access),
  );
}

async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
): Promise<FastifyReply | SessionAnswer> {
  const { database, config, now } = access.options;
  const identity = await access.identifyBearer(request);
  if (!identity.ok) return sendAccessRefusal(reply, identity.problems);
  await closeGivenSession(request, database);
  const moment = now();
  const { value, expiresAt } = await openSession(database.kysely, identity.value, moment);
  const maxAge = Math.floor((expiresAt.getTime() - moment) / 1000);
  const isSecure = isSecureRequest(request, config);
  reply.code(201).header('set-cookie', formatSessionCookie({ value, maxAge, isSecure }));
  return toAnswer(identity.value, expiresAt);
}

/** Also a session that ended long ago can be left; only pages elsewhere cannot make anyone leave. */
async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  { options: { database, config } }: Access,
): Promise<FastifyReply> {
  const hasSession = readSessionCookie(request.headers.cookie) !== undefined;
  if (hasSession && !isOwnOrigin(request, config))
    return sendAccessRefusal(reply, [originRefused()]);
  await closeGivenSession(request, database);
  const isSecure = isSecureRequest(request, config);
  const cleared = formatSessionCookie({ value: '', maxAge: 0, isSecure });
  return reply.code(204).header('set-cookie', cleared).send();
}

async function closeGivenSession(
  { headers }: FastifyRequest,
  { kysely }: AccessOptions['database'],
): Promise<void> {
  const credential = parseCredential(readSessionCookie(headers.cookie) ?? '');
  if (credential !== undefined) await closeSession(kysely, credential);
}

function toAnswer({ name, agencyId, scopes }: Identity, expiresAt: Date | null): SessionAnswer {
  return {
    name,
    agencyId: agencyId ?? null,
    scopes: SCOPES.filter((scope) => scopes.has(scope)),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
