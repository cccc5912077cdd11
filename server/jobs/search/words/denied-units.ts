import { baseForms, foldWord } from '../vocabulary/folded-words.ts';
import type { SaidText } from '../vocabulary/meanings.ts';
import { isLittleWord, LONGEST_OPTIONAL } from '../vocabulary/optional-words.ts';
import type { Synonyms } from '../vocabulary/synonyms.ts';
import { isKnownUnit, phraseAt, toKnownUnit, toUnit } from './known-units.ts';
import type { SearchUnit } from './search-unit.ts';
import { countMistakes } from './spelling-distance.ts';

const OPENING =
  /^(?:(?:que|pero|y|mientras) )?(?:sin|no|ni|nada|nunca|jamas|tampoco|menos(?! de)|excepto|exepto|salvo|evitar|without|not)(?= \w)/;

/** Behind what is denied; `y` where it lists exceptions: `menos Uber y Didi`. */
const FURTHER = /^(?:y )?(?:o|u)(?= \w)/;

const FURTHER_EXCEPTION = /^(?:y|o|u)(?= \w)/;

const EXCEPTION = /^(?:menos|excepto|exepto|salvo)\b/;

/** Between the opening and what is denied: words of asking, wanting and being, and those that join. */
const BETWEEN =
  /^(?:requier\w*|requisit\w*|necesi[td]\w*|necesari\w*|pid\w*|pedir|exij\w*|exig\w*|solicit\w*|trabaj\w*|hace|falta|quier\w*|quisiera|gust\w*|interes\w*|busc\w*|ocup\w*|acept\w*|us\w*|and[aeo]\w*|vay\w*|ir|se|se[ar]n?|fuera|es|son|este|esten|estar|hay\w*|teng\w*|tener|cuent\w*|contar|traig\w*|incluy\w*|implique\w*|ningun\w*|tant\w*|much\w*|muy|tan|algo|me|te|nos|lo|la|el|los|las|un|una|mi|mis|que|de|del|en|con|por|para|a)$/;

const LACK = /^(?:tengo|tener|cuento|contar|traigo)$/;

/** Where a job says what it is: all but its prose, which also tells what it is not. */
const FACTS = 'ABC';

/** Shorter words are near too many others. */
const MIN_LETTERS = 5;

/** What is not wanted: what jobs say for its opposite where that is known, else no job that says it of itself. */
export function deniedAt(
  words: readonly string[],
  synonyms: Synonyms,
  before: string,
): SearchUnit | undefined {
  const isKnownAt = (start: number) => phraseAt(words.slice(start), synonyms)?.isOptional === false;
  const denial = denialAt(words, isKnownAt, before);
  if (denial === undefined) return undefined;
  const rest = words.slice(denial.length);
  const { text, ...denied } =
    oppositeIn(rest, denial, synonyms) ??
    misspeltAt(rest, denial, synonyms) ??
    toDenied(phraseAt(rest, synonyms)?.text ?? rest[0] ?? '', synonyms);
  return toUnit({ ...denied, text: [...words.slice(0, denial.length), text].join(' ') });
}

/** Also behind words that only join: `que no sea de madrugada` is `sin madrugada`. */
function oppositeIn(
  words: readonly string[],
  denial: Denial,
  synonyms: Synonyms,
): SearchUnit | undefined {
  const [first = '', ...rest] = words;
  const opposite = oppositeAt(words, denial, synonyms);
  if (opposite !== undefined || !isLittleWord(foldWord(first))) return opposite;
  const behind = oppositeIn(rest, denial, synonyms);
  return behind && { ...behind, text: `${first} ${behind.text}` };
}

/** `no requiere licencia` is `sin licencia`; `no tengo moto` has a meaning of its own. */
function oppositeAt(
  words: readonly string[],
  { isLack }: Denial,
  synonyms: Synonyms,
): SearchUnit | undefined {
  const longest = Math.min(Math.max(synonyms.longest, LONGEST_OPTIONAL), words.length);
  for (let length = longest; length > 0; length--) {
    const text = words.slice(0, length).join(' ');
    const opposites = [...(isLack ? ['no tengo'] : []), 'sin'].flatMap((opening) =>
      formsOfLast(text).map((form) => `${opening} ${form}`),
    );
    const opposite = opposites.find((form) => isKnownUnit(form, synonyms));
    if (opposite !== undefined) return { ...toKnownUnit(opposite, synonyms), text };
  }
  return undefined;
}

/** A word with a mistake finds jobs all the same when it is denied, so that it is never corrected later. */
function misspeltAt(
  words: readonly string[],
  denial: Denial,
  synonyms: Synonyms,
): SearchUnit | undefined {
  const [text = ''] = words;
  const { isUnknown, isOptional } = toKnownUnit(text, synonyms);
  if (!isUnknown || isOptional || text.length < MIN_LETTERS) return undefined;
  const folded = foldWord(text);
  const near = synonyms.words
    .map((word) => ({ word, mistakes: countMistakes(folded, foldWord(word)) }))
    .filter(({ mistakes }) => mistakes <= 1)
    .sort((one, other) => one.mistakes - other.mistakes);
  const meant = near[0]?.word;
  if (meant === undefined) return undefined;
  return { ...(oppositeAt([meant], denial, synonyms) ?? toDenied(meant, synonyms)), text };
}

/** A folded text, and with its last word in the singular. */
function formsOfLast(text: string): readonly string[] {
  const folded = foldWord(text);
  const start = folded.slice(0, folded.lastIndexOf(' ') + 1);
  return baseForms(folded.slice(start.length)).map((form) => start + form);
}

function toDenied(text: string, synonyms: Synonyms): SearchUnit {
  const { says, also, isOptional } = toKnownUnit(text, synonyms);
  if (isOptional) return toUnit({ text, isOptional });
  const isMeaning = synonyms.meaningOf(foldWord(text)) !== undefined;
  return toUnit({ text, never: (isMeaning ? says : [...says, ...also]).map(inFacts) });
}

function inFacts({ text, weights }: SaidText): SaidText {
  return { text, weights: weights === '' ? FACTS : weights };
}

/** A denial that some words begin with. */
interface Denial {
  /** Its words, up to what is denied. */
  readonly length: number;
  /** Whether it says what someone has not: `no tengo licencia`. */
  readonly isLack: boolean;
}

/**
 * The denial that words begin with, undefined where they begin with none: `sin`, `no se requiere`, `que no sea de`,
 * `nada de`, `menos`. It ends where something known begins: `no tengo moto` denies `moto`. What stands before it may
 * be a denial that goes on: `sin moto o bici`.
 */
function denialAt(
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
