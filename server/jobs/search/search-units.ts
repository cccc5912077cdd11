import { denialLength } from './denied-words.ts';
import { foldWord, toWords } from './folded-words.ts';
import type { SaidText } from './meanings.ts';
import { OPTIONAL_WORDS } from './mexican-synonyms.ts';
import { payAmountAt, toPlainAmounts } from './pay-amount.ts';
import type { Synonyms } from './synonyms.ts';

/** A word of a search text, or a phrase that means something of its own. */
export interface SearchUnit {
  /** As typed, one space between words. */
  readonly text: string;
  /** What jobs say that is just this. */
  readonly says: readonly SaidText[];
  /** Other texts that mean about the same. */
  readonly also: readonly SaidText[];
  /** What jobs say that are the opposite. */
  readonly never: readonly SaidText[];
  /** Text of a `tsquery` that takes the place of `says`. */
  readonly query?: string;
  /** Whether jobs need not hold it. */
  readonly isOptional: boolean;
  /** Whether nothing is known of it, so that it may be the beginning of a longer word. */
  readonly isUnknown: boolean;
}

/** Words of the longest phrase of optional words. */
const LONGEST_OPTIONAL = 4;

/** Divides a text into words, amounts of pay, denials and known phrases, the longest that begins at a word first. */
export function toSearchUnits(term: string, synonyms: Synonyms): SearchUnit[] {
  const words = toWords(toPlainAmounts(term));
  const units: SearchUnit[] = [];
  for (let start = 0; start < words.length; ) {
    const unit = unitAt(words.slice(start), synonyms);
    units.push(unit);
    start += unit.text.split(' ').length;
  }
  return units;
}

/** What the words begin with. */
function unitAt(words: readonly string[], synonyms: Synonyms): SearchUnit {
  return (
    deniedAt(words, synonyms) ??
    paidAt(words) ??
    phraseAt(words, synonyms) ??
    toWordUnit(words[0] ?? '', synonyms)
  );
}

/** What is not wanted, where it is known what jobs say for that: `no requiere licencia` is `sin licencia`. */
function deniedAt(words: readonly string[], synonyms: Synonyms): SearchUnit | undefined {
  const denial = denialLength(words);
  if (denial === undefined) return undefined;
  const denied = words.slice(denial);
  for (let length = Math.min(synonyms.longest, denied.length); length > 0; length--) {
    const meaning = synonyms.meaningOf(foldWord(`sin ${denied.slice(0, length).join(' ')}`));
    const text = words.slice(0, denial + length).join(' ');
    if (meaning !== undefined) return toUnit({ text, ...meaning });
  }
  return undefined;
}

function paidAt(words: readonly string[]): SearchUnit | undefined {
  const amount = payAmountAt(words);
  if (amount === undefined) return undefined;
  return toUnit({ text: words.slice(0, amount.length).join(' '), query: amount.query });
}

function phraseAt(words: readonly string[], synonyms: Synonyms): SearchUnit | undefined {
  const longest = Math.min(Math.max(synonyms.longest, LONGEST_OPTIONAL), words.length);
  for (let length = longest; length > 1; length--) {
    const text = words.slice(0, length).join(' ');
    const folded = foldWord(text);
    if (OPTIONAL_WORDS.has(folded)) return toUnit({ text, isOptional: true });
    if (synonyms.has(folded)) return toKnownUnit(text, synonyms);
  }
  return undefined;
}

function toWordUnit(text: string, synonyms: Synonyms): SearchUnit {
  return { ...toKnownUnit(text, synonyms), isOptional: OPTIONAL_WORDS.has(foldWord(text)) };
}

function toKnownUnit(text: string, synonyms: Synonyms): SearchUnit {
  const folded = foldWord(text);
  const meaning = synonyms.meaningOf(folded);
  if (meaning !== undefined) return toUnit({ text, ...meaning });
  const member = synonyms.memberOf(folded);
  const says = member === undefined ? [text] : [...new Set([text, member])];
  return toUnit({
    text,
    says: says.map(anywhere),
    also: synonyms.of(folded).map(anywhere),
    isUnknown: member === undefined,
  });
}

function anywhere(text: string): SaidText {
  return { text, weights: '' };
}

function toUnit(known: Pick<SearchUnit, 'text'> & Partial<SearchUnit>): SearchUnit {
  return { says: [], also: [], never: [], isOptional: false, isUnknown: false, ...known };
}
