import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config-values.ts';

/**
 * What of a request may be logged: nothing that says who asked. No address, no header, no query, for
 * queries hold what people search and the ids of their applications.
 */
const logSerialisers = {
  req: (request: Pick<FastifyRequest, 'method' | 'url'>) => ({
    method: request.method,
    path: request.url.split('?', 1)[0],
  }),
  res: (reply: Pick<FastifyReply, 'statusCode'>) => ({ status: reply.statusCode }),
  err: toLoggedError,
};

/** The server's log: one JSON object per line, on standard output unless a destination is given. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, serializers: logSerialisers };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** PostgreSQL's `detail` and `where` repeat the values of a row, so only these fields pass. */
function toLoggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: toLoggedError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
