/** Letters and digits; a point or slash stays between digits: `3.5`, `24/7`. */
export function toWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:(?<=\p{N})[./]\p{N}+)*/gu) ?? [];
}

/** A word, and whether an item of a list begins with it. */
export interface ListedWord {
  readonly word: string;
  readonly startsItem: boolean;
}

/** Between the items of a list; a slash between digits or behind `y` is none: `24/7`, `y/o`. */
const LIST_SIGN = /[,;|•·\n]|(?<!\by|\p{N})\/|(?<!\by)\/(?!\p{N})/iu;

/** The words of a text, which may be a list: `chofer, ayudante / almacenista`. */
export function toListedWords(text: string): ListedWord[] {
  return text
    .split(LIST_SIGN)
    .flatMap((item) => toWords(item).map((word, place) => ({ word, startsItem: place === 0 })));
}

/** What spellings of a word have in common: small letters without accents. */
export function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Words of a text, folded, with one space between. */
export function foldText(text: string): string {
  return toWords(text).map(foldWord).join(' ');
}

/** A folded word and what it may be the plural or the feminine of: `repartidoras` → `repartidora`, `repartidor`, … */
export function baseForms(folded: string): string[] {
  const singular = folded.replace(/s$/, '');
  const forms = [
    folded,
    singular,
    folded.replace(/es$/, ''),
    singular.replace(/a$/, 'o'),
    singular.replace(/a$/, ''),
  ];
  return [...new Set(forms)].filter((form) => form !== '');
}
