import { Type } from 'typebox';
import type { Database } from '../db/open-database.ts';
import { type Api, problems } from './api.ts';
import { RETRY_AFTER_SECONDS } from './error-handler.ts';
import { createHttpProblem, sendProblem } from './http-problem.ts';

const health = Type.Object(
  { status: Type.Literal('ok') },
  { $id: 'Health', description: 'All is well.', examples: [{ status: 'ok' }] },
);

const healthSchema = {
  operationId: 'readHealth',
  tags: ['operation'],
  summary: 'Whether pages can be served',
  description: 'The server listens only after the sites are read, so an answer is the proof.',
  response: { 200: health },
} as const;

const readySchema = {
  operationId: 'readReadiness',
  tags: ['operation'],
  summary: 'Whether the database answers',
  description: 'Pages that are cached are served without it.',
  response: { 200: health, ...problems(503) },
} as const;

export interface HealthRoutesOptions {
  readonly database: Pick<Database, 'isReady'>;
}

/** `GET /healthz` and `GET /readyz`. */
export async function healthRoutes(api: Api, { database }: HealthRoutesOptions): Promise<void> {
  api.get('/healthz', { schema: healthSchema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' } as const;
  });

  api.get('/readyz', { schema: readySchema }, async (_request, reply) => {
    if (!(await database.isReady())) {
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return sendProblem(
        reply,
        createHttpProblem('database-unavailable', 'Cached pages are still served.'),
      );
    }
    reply.header('cache-control', 'no-store');
    return { status: 'ok' } as const;
  });
}
