import type { FastifyReply } from 'fastify';
import type { Scope } from '#schemas/api/access.ts';
import { createHttpProblem, type HttpProblem, sendProblem } from '../http/http-problem.ts';
import type { Actor } from './actor.ts';

/** Why a request may not do what it asks for. */
export interface AccessRefusal {
  readonly problem: HttpProblem;
  /** Seconds to wait, where that helps. */
  readonly retryAfter?: number;
}

const ANOTHER =
  'Make another one with "npm run token", or ask whoever administers the agency for one.';

export function tokenRequired(): AccessRefusal {
  const detail =
    'Send "Authorization: Bearer <token>" with a token that "npm run token" made, or sign in to the editor.';
  return { problem: createHttpProblem('token-required', detail) };
}

export function sessionEnded(): AccessRefusal {
  const detail = 'The session of the editor has ended. Sign in again with a token.';
  return { problem: createHttpProblem('token-required', detail) };
}

export function tokenExpired(): AccessRefusal {
  return { problem: createHttpProblem('token-expired', `Its time is over. ${ANOTHER}`) };
}

export function tokenRevoked(): AccessRefusal {
  return { problem: createHttpProblem('token-revoked', `It was taken back. ${ANOTHER}`) };
}

export function scopeMissing(
  { agencyId = 'AGENCY', scopes }: Actor,
  missing: Scope,
): AccessRefusal {
  const wanted = [...scopes, missing].join(',');
  const detail = `This takes the scope "${missing}"; the token has: ${[...scopes].join(', ')}. Make one with "npm run token -- --agency ${agencyId} --scopes ${wanted}".`;
  return { problem: createHttpProblem('scope-missing', detail) };
}

export function originRefused(): AccessRefusal {
  const detail =
    'A session of the editor changes things only from the editor’s own address. Behind a proxy, set PUBLIC_URL to that address, or TRUST_PROXY; scripts send a bearer token instead.';
  return { problem: createHttpProblem('origin-refused', detail) };
}

export function tooManyAttempts(seconds: number): AccessRefusal {
  const detail = `Too many wrong tokens came from this network. Try again in ${seconds} seconds.`;
  return { problem: createHttpProblem('rate-limited', detail), retryAfter: seconds };
}

export function agencyUnknown(agencyId: string): HttpProblem {
  return createHttpProblem('agency-unknown', `There is no agency with the id "${agencyId}".`);
}

/** Answers with the reason; without one, a request is refused all the same. */
export function sendAccessRefusal(
  reply: FastifyReply,
  [refusal = tokenRequired()]: readonly AccessRefusal[],
): FastifyReply {
  const { problem, retryAfter } = refusal;
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer realm="rumbo"');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return sendProblem(reply, problem);
}
