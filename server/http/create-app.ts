import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/open-database.ts';
import type { Api } from './api.ts';
import type { ErrorCode } from './error-catalogue.ts';
import { addErrorHandler } from './error-handler.ts';
import { createHttpProblem, PROBLEM_TYPE } from './http-problem.ts';
import { buildLazySerialisers } from './lazy-serialisers.ts';
import { addLazyValidators } from './lazy-validators.ts';
import { mendEscapes } from './mend-escapes.ts';
import { refuseNul } from './refuse-nul.ts';
import { addSecurityHeaders } from './security-headers.ts';

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

const INTERVAL_MS = 50;

export interface AppOptions {
  readonly config: Config;
  readonly database: Pick<Database, 'isReady'>;
  readonly logger: FastifyBaseLogger;
}

const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADER_LIMIT_BYTES = 16 * 1024;
/** Time for a whole request to arrive: a photo of 10 MB from a phone on a poor network. */
const REQUEST_TIMEOUT_MS = 300_000;
/** Time for its headers. */
const HEADERS_TIMEOUT_MS = 30_000;
/** Silence after which a connection is closed; longer than the keep-alive, which proxies rely on. */
const CONNECTION_TIMEOUT_MS = 90_000;
const KEEP_ALIVE_MS = 72_000;

/** The HTTP application before any route: limits, parsing, validation, errors and headers. */
export function createApp({ config, database, logger }: AppOptions): Api {
  const app: Api = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: HEADER_LIMIT_BYTES, headersTimeout: HEADERS_TIMEOUT_MS },
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = '/' }) => mendEscapes(url),
    schemaController: { compilersFactory: { buildSerializer: buildLazySerialisers } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  addSecurityHeaders(app, config);
  addJsonParser(app);
  addLazyValidators(app);
  addErrorHandler(app, database);
  refuseNul(app);
  closeIdleConnections(app);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'Answered');
    done();
  });
  return app;
}

/**
 * While the server closes, ends each connection as soon as its request is answered. Node ends only those that are idle
 * when the closing begins, and never counts as idle what a browser opened beforehand and has asked nothing on: either
 * would hold it up for a whole timeout.
 */
function closeIdleConnections(app: FastifyInstance): void {
  const { server } = app;
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  const close = () => {
    server.closeIdleConnections();
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', (done) => {
    if (server.listening) {
      const timer = setInterval(close, INTERVAL_MS);
      server.once('close', () => clearInterval(timer));
    }
    done();
  });
}

/**
 * JSON bodies, where an empty one means "no body": clients of the original services declare JSON and
 * send nothing. `__proto__` and `constructor` keys are refused. Every other media type is a 415.
 */
function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}

/** Answers what Node's HTTP parser refused before it became a request. */
function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = createHttpProblem(
    CODES[error.code ?? ''] ?? 'request-malformed',
    'The connection is closed.',
  );
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
