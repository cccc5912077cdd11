import { createHash } from 'node:crypto';
import { inKeyOrder } from '#schemas/json/key-order.ts';

/** The entity tag of a document with this checksum, and of a draft that was saved so many times. */
export function toEtag(checksum: string, saves = 0): string {
  return saves === 0 ? `"${checksum}"` : `"${checksum}-${saves}"`;
}

/** The entity tag of what is said, in whatever order clients write its members. */
export function etagOfJson(value: unknown): string {
  const text = JSON.stringify(value, inKeyOrder);
  return toEtag(createHash('sha256').update(text).digest('hex').slice(0, 16));
}

/** Whether an `If-Match` header allows to change what has this tag; `*` allows whatever is there. */
export function isMatch(ifMatch: string, etag: string): boolean {
  // A proxy that compresses makes tags weak; a checksum of the text is as good as before.
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
