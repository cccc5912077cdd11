import { foldWord } from '../vocabulary/folded-words.ts';
import { isTrade } from '../vocabulary/looks-like-trade.ts';
import type { Meaning, SaidText } from '../vocabulary/meanings.ts';
import { isOptionalText, LONGEST_OPTIONAL } from '../vocabulary/optional-words.ts';
import type { Synonyms } from '../vocabulary/synonyms.ts';
import type { SearchUnit } from './search-unit.ts';

/** The longest known phrase that words begin with; undefined where they begin with none. */
export function phraseAt(words: readonly string[], synonyms: Synonyms): SearchUnit | undefined {
  const longest = Math.min(Math.max(synonyms.longest, LONGEST_OPTIONAL), words.length);
  for (let length = longest; length > 1; length--) {
    const text = words.slice(0, length).join(' ');
    if (isKnownUnit(foldWord(text), synonyms)) return toKnownUnit(text, synonyms);
  }
  return undefined;
}

/** Whether a folded text means something or need not be found. */
export function isKnownUnit(folded: string, synonyms: Synonyms): boolean {
  return isOptionalText(folded) || synonyms.has(folded);
}

/** A word or phrase as it is known, or as it stands. */
export function toKnownUnit(text: string, synonyms: Synonyms): SearchUnit {
  const folded = foldWord(text);
  const meaning = synonyms.meaningOf(folded);
  if (meaning !== undefined) return toUnit({ text, ...meaning, says: withOwnWord(text, meaning) });
  const member = synonyms.memberOf(folded);
  const says = member === undefined ? [text] : [...new Set([text, member])];
  return toUnit({
    text,
    says: says.map(isAgent(folded) ? inTitles : anywhere),
    also: synonyms.of(folded).map(anywhere),
    isOptional: member === undefined && isOptionalText(folded),
    isUnknown: member === undefined,
  });
}

/** A job that is called so is found by it, whatever others call it; a phrase would cost too much. */
function withOwnWord(text: string, { says }: Meaning): readonly SaidText[] {
  return says.length === 0 || text.includes(' ') ? says : [...says, inTitles(text)];
}

/** Whoever does what a verb in -ar says; a `comedor` is a place. */
function isAgent(folded: string): boolean {
  return /ador(?:es|as?)?$/.test(folded) && isTrade(folded);
}

/** The stem of `programador` is that of `programar`, which descriptions say of other work. */
function inTitles(text: string): SaidText {
  return { text, weights: 'A' };
}

function anywhere(text: string): SaidText {
  return { text, weights: '' };
}

export function toUnit(known: Pick<SearchUnit, 'text'> & Partial<SearchUnit>): SearchUnit {
  return { says: [], also: [], never: [], isOptional: false, isUnknown: false, ...known };
}
