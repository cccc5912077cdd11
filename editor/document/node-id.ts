const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Characters of the random part: a clash between two people's new nodes has a chance of one in a billion. */
const RANDOM_LENGTH = 6;

/**
 * An id that nothing of a page has, readable in differences: `heading-k3x9pa`. Random, so that two people who add to
 * the same page never add the same id.
 */
export function createNodeId(hint: string, taken: ReadonlySet<string>): string {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH));
    const random = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    const id = `${hint.slice(0, 40)}-${random}`;
    if (!taken.has(id)) return id;
  }
}
