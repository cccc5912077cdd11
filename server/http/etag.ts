/** The entity tag of a document with this checksum. */
export function toEtag(checksum: string): string {
  return `"${checksum}"`;
}

/** Whether an `If-Match` header allows to change what has this tag; `*` allows whatever is there. */
export function isMatch(ifMatch: string, etag: string): boolean {
  // A proxy that compresses makes tags weak; a checksum of the text is as good as before.
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
