import type { FastifyReply } from 'fastify';

/** Aborted when the client has gone before it had its answer. */
export function leftSignal(reply: Pick<FastifyReply, 'raw'>): AbortSignal {
  const left = new AbortController();
  const { raw } = reply;
  raw.once('close', () => {
    if (!raw.writableEnded) left.abort();
  });
  return left.signal;
}
