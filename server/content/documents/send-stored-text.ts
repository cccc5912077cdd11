import type { FastifyReply, FastifyRequest } from 'fastify';
import { toEtag } from '../../http/etag.ts';
import { isFresh } from '../../http/send-encoded.ts';

export interface StoredText {
  readonly document: string;
  readonly checksum: string;
  /** Of the document that the text is the draft of. */
  readonly saves?: number;
}

/** Answers with a document as it was stored, with the tag of its content. */
export function sendStoredText(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, checksum, saves }: StoredText,
): FastifyReply {
  const etag = toEtag(checksum, saves);
  reply.header('etag', etag).header('content-type', 'application/json; charset=utf-8');
  return isFresh(request.headers['if-none-match'], etag)
    ? reply.code(304).send()
    : reply.send(document);
}
