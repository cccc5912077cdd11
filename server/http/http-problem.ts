import type { FastifyReply } from 'fastify';
import type { FieldProblem, ProblemDetails } from '#schemas/api/problem-details.ts';
import { type ErrorCode, errorCatalogue } from './error-catalogue.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** An error answer of RFC 9457. */
export interface HttpProblem extends ProblemDetails {
  readonly code: ErrorCode;
}

export function createHttpProblem(
  code: ErrorCode,
  detail: string,
  problems?: readonly FieldProblem[],
): HttpProblem {
  const problem = { type: `urn:rumbo:error:${code}`, ...errorCatalogue[code], detail, code };
  return problems === undefined ? problem : { ...problem, problems };
}

/** A problem with members of its own, which RFC 9457 calls extensions. */
type ExtendedProblem = Omit<HttpProblem, 'problems'> & Readonly<Record<string, unknown>>;

/** Answers with a problem. Errors are never cached: the next try may succeed. */
export function sendProblem(
  reply: FastifyReply,
  problem: HttpProblem | ExtendedProblem,
): FastifyReply {
  return reply
    .code(problem.status)
    .header('content-type', PROBLEM_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
