/**
 * UTF-8 text of a document, without the byte order mark that some editors write before it, as `npm run validate` reads
 * it. Undefined for bytes that are no UTF-8, which would be stored as replacement characters.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
