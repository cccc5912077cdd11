import { foldWord } from './folded-words.ts';

/** A denial that some words begin with. */
export interface Denial {
  /** Its words, up to what is denied. */
  readonly length: number;
  /** Whether it says what someone has not: `no tengo licencia`. */
  readonly isLack: boolean;
}

const OPENING =
  /^(?:(?:que|pero|y|mientras) )?(?:sin|no|ni|nada|nunca|jamas|tampoco|menos(?! de)|excepto|exepto|salvo|evitar|without|not)(?= \w)/;
/** Behind what is denied; `y` where it lists exceptions: `menos Uber y Didi`. */
const FURTHER = /^(?:y )?(?:o|u)(?= \w)/;
const FURTHER_EXCEPTION = /^(?:y|o|u)(?= \w)/;
const EXCEPTION = /^(?:menos|excepto|exepto|salvo)\b/;

/** Between the opening and what is denied: words of asking, wanting and being, and those that join. */
const BETWEEN =
  /^(?:requier\w*|requisit\w*|necesit\w*|necesari\w*|pid\w*|pedir|exij\w*|exig\w*|solicit\w*|trabaj\w*|hace|falta|quier\w*|quisiera|gust\w*|interes\w*|busc\w*|ocup\w*|acept\w*|us\w*|and[aeo]\w*|vay\w*|ir|se|se[ar]n?|fuera|es|son|este|esten|estar|hay\w*|teng\w*|tener|cuent\w*|contar|traig\w*|incluy\w*|implique\w*|ningun\w*|tant\w*|much\w*|muy|tan|algo|me|te|nos|lo|la|el|los|las|un|una|mi|mis|que|de|del|en|con|por|para|a)$/;
const LACK = /^(?:tengo|tener|cuento|contar|traigo)$/;

/**
 * The denial that words begin with, undefined where they begin with none: `sin`, `no se requiere`, `que no sea de`,
 * `nada de`, `menos`. It ends where something known begins: `no tengo moto` denies `moto`. What stands before it may
 * be a denial that goes on: `sin moto o bici`.
 */
export function denialAt(
  words: readonly string[],
  isKnownAt: (start: number) => boolean,
  before: string,
): Denial | undefined {
  const folded = words.map(foldWord);
  const start = folded.slice(0, 3).join(' ');
  const opening = OPENING.exec(start) ?? furtherOpening(start, before);
  if (opening === null) return undefined;
  let length = opening[0].split(' ').length;
  while (BETWEEN.test(folded[length] ?? '') && !isKnownAt(length)) length++;
  const said = folded.slice(0, length);
  const isFurther = /^(?:ni|y|o|u)$/.test(said[0] ?? '');
  const lacking = isFurther ? [...said, ...before.split(' ').map(foldWord)] : said;
  const isLack = lacking.some((word) => LACK.test(word));
  return length < words.length ? { length, isLack } : undefined;
}

function furtherOpening(start: string, before: string): RegExpExecArray | null {
  const text = foldWord(before);
  if (!OPENING.test(text)) return null;
  return (EXCEPTION.test(text) ? FURTHER_EXCEPTION : FURTHER).exec(start);
}
