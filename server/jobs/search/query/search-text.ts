/** Characters of a search text that count; what follows is ignored. */
const MAX_CHARACTERS = 200;

/** A visitor's text as queries may hold it: composed, without NUL, spaces made plain, bounded. */
export function toSearchText(text: string): string {
  const plain = text.normalize('NFC').replaceAll('\0', ' ').replace(/\s+/g, ' ').trim();
  return plain.slice(0, MAX_CHARACTERS);
}
