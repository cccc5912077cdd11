import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldProblem } from '#schemas/api/problem-details.ts';
import { hasWaitedTooLong } from '../db/create-pool.ts';
import type { Database } from '../db/open-database.ts';
import type { ErrorCode } from './error-catalogue.ts';
import { createHttpProblem, type HttpProblem, sendProblem } from './http-problem.ts';

export const RETRY_AFTER_SECONDS = '5';

/** Of errors whose reason is that the store of applicants' files does not answer. */
export const FILE_STORE_ERROR = 'ERR_FILE_STORE';

/** Fastify's errors about the request, in our words. */
const REQUEST_ERRORS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_VALIDATION: 'request-invalid',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unsupported',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body-malformed',
};

/** Words every error as a problem; what is nobody's fault but ours is logged and told without its text. */
export function addErrorHandler(app: FastifyInstance, database: Pick<Database, 'isReady'>): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = problemOfRequest(error);
    if (problem !== undefined) return sendProblem(reply, problem);
    request.log.error({ err: error, req: request }, 'A request failed');
    if (error.code === FILE_STORE_ERROR) return sendUnavailable(reply, 'files-unavailable');
    return sendFailure(reply, !hasWaitedTooLong(error) && (await database.isReady()));
  });
  app.setNotFoundHandler(sendRouteUnknown);
}

export function sendRouteUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '';
  return sendProblem(
    reply,
    createHttpProblem(
      'route-unknown',
      `Nothing answers ${request.method} ${path}. The routes are listed at /docs.`,
    ),
  );
}

function sendFailure(reply: FastifyReply, isDatabaseReady: boolean): FastifyReply {
  if (isDatabaseReady) {
    return sendProblem(
      reply,
      createHttpProblem('internal-error', 'The reason is in the server log.'),
    );
  }
  return sendUnavailable(reply, 'database-unavailable');
}

function sendUnavailable(
  reply: FastifyReply,
  code: 'database-unavailable' | 'files-unavailable',
): FastifyReply {
  reply.header('retry-after', RETRY_AFTER_SECONDS);
  const detail = `Try again in ${RETRY_AFTER_SECONDS} seconds.`;
  return sendProblem(reply, createHttpProblem(code, detail));
}

function problemOfRequest(error: FastifyError): HttpProblem | undefined {
  if (error.validation)
    return createHttpProblem(
      'request-invalid',
      `The ${partName(error)} is not valid.`,
      fieldProblems(error),
    );
  const code = REQUEST_ERRORS[error.code];
  if (code !== undefined) return createHttpProblem(code, error.message);
  if (error instanceof SyntaxError && error.statusCode === 400)
    return createHttpProblem('body-malformed', error.message);
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  return { ...createHttpProblem('request-refused', error.message), status };
}

function partName({ validationContext }: FastifyError): string {
  return validationContext === 'querystring' ? 'query' : (validationContext ?? 'request');
}

function fieldProblems({ validation = [] }: FastifyError): FieldProblem[] {
  return validation.map(({ instancePath, message }) => ({
    pointer: instancePath,
    message: message ?? 'is not valid',
  }));
}
