import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBodies } from './encoded-body.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import type { Headers } from './security-headers.ts';

export interface EncodedAnswer {
  readonly bodies: EncodedBodies;
  readonly headers: Headers;
  readonly status?: number;
}

/** Sends the best encoding the client takes, or 304 when it has that very body. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: EncodedAnswer,
): FastifyReply {
  const { bodies, headers, status = 200 } = answer;
  const isCompressed = bodies.br !== undefined;
  const encoding = isCompressed ? negotiateEncoding(request.headers['accept-encoding']) : undefined;
  const body = encoding === undefined ? bodies.identity : (bodies[encoding] ?? bodies.identity);
  reply.headers(headers).header('etag', body.etag);
  if (isCompressed) reply.header('vary', 'Accept-Encoding');
  if (status === 200 && isFresh(request.headers['if-none-match'], body.etag))
    return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.code(status).send(body.bytes);
}

/** Whether `If-None-Match` names the tag; the comparison is weak, as RFC 9110 wants it for GET. */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
