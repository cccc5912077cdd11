/** Short forms on Mexican addresses and job feeds, as folded words. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map([
  ['cd', 'ciudad'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['gral', 'general'],
  ['fco', 'francisco'],
  ['hca', 'heroica'],
  ['fracc', 'fraccionamiento'],
]);

/** Longest text that is looked at, in UTF-16 units; names of Mexican places and municipalities are shorter. */
export const LONGEST_NAME = 200;

/**
 * What two spellings of one name have in common: lower-case words of letters and digits without accents,
 * short forms written out. 'Cd. Juárez' → 'ciudad juarez'; text without letters and digits → ''.
 */
export function foldName(text: string): string {
  const words = text
    .slice(0, LONGEST_NAME)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.map((word) => WRITTEN_OUT.get(word) ?? word).join(' ');
}

/** The folded name without spaces: 'N. L.' and 'NL' are the same state. */
export function compactName(text: string): string {
  return foldName(text).replaceAll(' ', '');
}
