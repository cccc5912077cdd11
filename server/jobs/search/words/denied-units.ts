import type { SaidText } from '../vocabulary/meanings.ts';
import { isLittleWord, LONGEST_OPTIONAL } from '../vocabulary/optional-words.ts';
import type { Synonyms } from '../vocabulary/synonyms.ts';
import { type Denial, denialAt } from './denied-words.ts';
import { baseForms, foldWord } from './folded-words.ts';
import { isKnown, phraseAt, toKnownUnit, toUnit } from './known-units.ts';
import type { SearchUnit } from './search-unit.ts';
import { countMistakes } from './spelling-distance.ts';

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
    const opposite = opposites.find((form) => isKnown(form, synonyms));
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
