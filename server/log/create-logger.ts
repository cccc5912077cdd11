import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config-values.ts';
import { readableLines } from './readable-lines.ts';

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

/**
 * The server's log, on standard output unless a destination is given: one JSON object per line, or lines to be read
 * where a person sits at a terminal.
 */
export function createLogger(level: LogLevel, destination = standardOutput()): Logger {
  return pino({ level, serializers: logSerialisers }, destination);
}

function standardOutput(): DestinationStream {
  return process.stdout.isTTY ? readableLines(process.stdout) : pino.destination(1);
}

/** PostgreSQL's `detail` and `where` repeat the values of a row, so only these fields pass. */
function toLoggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: toLoggedError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
