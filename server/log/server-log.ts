import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLog } from './database-log.ts';

/** The log of everything that is no request. */
export type ServerLog = DatabaseLog;

export function toServerLog(logger: FastifyBaseLogger): ServerLog {
  return {
    info: (message, details = {}) => logger.info(details, message),
    warn: (message, details = {}) => logger.warn(details, message),
    error: (message, details = {}) => logger.error(details, message),
  };
}
