import type { FastifyInstance } from 'fastify';
import { healthRoute, readyRoute } from '#schemas/api/health.ts';
import type { Database } from '../db/open-database.ts';
import { RETRY_AFTER_SECONDS } from './error-handler.ts';
import { createHttpProblem, sendProblem } from './http-problem.ts';

/** `GET /healthz`: pages can be served. `GET /readyz`: the database answers as well. */
export function addHealthRoutes(app: FastifyInstance, database: Pick<Database, 'isReady'>): void {
  // The server listens only after the sites are read, so an answer is the proof.
  app.get('/healthz', { schema: healthRoute }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { schema: readyRoute }, async (_request, reply) => {
    if (!(await database.isReady())) {
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return sendProblem(
        reply,
        createHttpProblem('database-unavailable', 'Cached pages are still served.'),
      );
    }
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
}
