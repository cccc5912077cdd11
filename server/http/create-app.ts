import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import { answerClientError } from './client-error.ts';
import { closeIdleConnections } from './close-idle-connections.ts';
import { addErrorHandler } from './error-handler.ts';
import { addJsonParser } from './json-parser.ts';
import { mendEscapes } from './mend-escapes.ts';
import { addSchemaValidator } from './schema-validator.ts';
import { addSecurityHeaders } from './security-headers.ts';

export interface AppOptions {
  readonly config: Config;
  readonly database: Pick<Database, 'isReady'>;
  readonly logger: FastifyBaseLogger;
}

const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADER_LIMIT_BYTES = 16 * 1024;
/** Time for a whole request to arrive. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Silence after which a connection is closed; longer than the keep-alive, which proxies rely on. */
const CONNECTION_TIMEOUT_MS = 90_000;
const KEEP_ALIVE_MS = 72_000;

/** The HTTP application before any route: limits, parsing, validation, errors and headers. */
export function createApp({ config, database, logger }: AppOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: HEADER_LIMIT_BYTES },
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = '/' }) => mendEscapes(url),
  });
  addSecurityHeaders(app, config);
  addJsonParser(app);
  addSchemaValidator(app);
  addErrorHandler(app, database);
  closeIdleConnections(app);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'Answered');
    done();
  });
  return app;
}
