import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What of a request may be logged: nothing that says who asked. No address, no header, no query, for
 * queries hold what people search and the ids of their applications.
 */
export const logSerialisers = {
  req: (request: Pick<FastifyRequest, 'method' | 'url'>) => ({
    method: request.method,
    path: request.url.split('?', 1)[0],
  }),
  res: (reply: Pick<FastifyReply, 'statusCode'>) => ({ status: reply.statusCode }),
  err: toLoggedError,
};

/** PostgreSQL's `detail` and `where` repeat the values of a row, so only these fields pass. */
function toLoggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: toLoggedError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
