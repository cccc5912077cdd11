/** The entity tag of a document with this checksum. */
export function toEtag(checksum: string): string {
  return `"${checksum}"`;
}

/** Whether an `If-Match` header allows to change what has this tag; `*` allows whatever is there. */
export function isMatch(ifMatch: string, etag: string): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.includes(etag);
}
