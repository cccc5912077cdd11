/** Letters of the longest short names, such as 'CEDIS'. */
const SHOUTED = 6;

/** Two spellings of one name would be two boxes of a filter: small letters get a capital, shouted names lose theirs. */
export function calmName(text: string): string {
  const isShouted = text.length >= SHOUTED && text === text.toUpperCase();
  const calm = isShouted ? text.toLowerCase() : text;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}
