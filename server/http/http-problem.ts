import type { FastifyReply } from 'fastify';
import { type ErrorCode, errorCatalogue } from './error-catalogue.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** One value of the request that its schema refuses. */
export interface FieldProblem {
  /** JSON Pointer into the part of the request that `detail` names. */
  readonly pointer: string;
  readonly message: string;
}

/** An error answer of RFC 9457. */
export interface HttpProblem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly problems?: readonly FieldProblem[];
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
