import type { FastifyReply, FastifyRequest } from 'fastify';
import { toEtag } from '../../http/etag.ts';
import { isFresh } from '../../http/send-encoded.ts';
import { checksumOf } from '../../sites/site-folder.ts';

/** Answers with a document as it was stored, with a tag of its content. */
export function sendStoredText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): FastifyReply {
  const etag = toEtag(checksumOf(text));
  reply.header('etag', etag).header('content-type', 'application/json; charset=utf-8');
  return isFresh(request.headers['if-none-match'], etag)
    ? reply.code(304).send()
    : reply.send(text);
}
