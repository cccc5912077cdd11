import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config-values.ts';
import { logSerialisers } from './log-serialisers.ts';

/** The server's log: one JSON object per line, on standard output unless a destination is given. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, serializers: logSerialisers };
  return destination === undefined ? pino(options) : pino(options, destination);
}
