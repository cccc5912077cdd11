/** Short forms on Mexican addresses and job feeds, each with what it stands for. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  cd: 'Ciudad',
  cdad: 'Ciudad',
  pto: 'Puerto',
  sn: 'San',
  sta: 'Santa',
  sto: 'Santo',
  ma: 'María',
  gral: 'General',
  gpe: 'Guadalupe',
  fco: 'Francisco',
  gtz: 'Gutiérrez',
  dr: 'Doctor',
  nvo: 'Nuevo',
  nva: 'Nueva',
  tlaq: 'Tlaquepaque',
};

/** Of words that no search is written out for. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SHORT_NAMES).map(([short, full]) => [short, foldLetters(full)] as const),
  ['hca', 'heroica'],
  ['fracc', 'fraccionamiento'],
  ['mpio', 'municipio'],
  ['deleg', 'delegacion'],
]);

/** Beginnings of other words, which are short forms only before another word: 'ma' of 'mazatlan'. */
const BEFORE_WORD: ReadonlySet<string> = new Set(['ma', 'dr']);

/** Longest text that is looked at, in UTF-16 units; names of Mexican places and municipalities are shorter. */
export const LONGEST_NAME = 200;

/**
 * What two spellings of one name have in common: lower-case words of letters and digits without accents,
 * short forms written out. 'Cd. Juárez' → 'ciudad juarez'; text without letters and digits → ''.
 */
export function foldName(text: string): string {
  const words = foldLetters(text.slice(0, LONGEST_NAME))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.map((word, index) => writtenOut(word, index === words.length - 1)).join(' ');
}

function writtenOut(word: string, isLast: boolean): string {
  const full = isLast && BEFORE_WORD.has(word) ? undefined : WRITTEN_OUT.get(word);
  return full ?? word;
}

/** Small letters without accents and characters that nobody sees. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase();
}

/** The folded name without spaces: 'N. L.' and 'NL' are the same state. */
export function compactName(text: string): string {
  return foldName(text).replaceAll(' ', '');
}
