import type { Synonyms } from '../vocabulary/synonyms.ts';
import { joinAlternatives } from './alternatives.ts';
import { asideLength } from './asides.ts';
import { deniedAt } from './denied-units.ts';
import { phraseAt, toKnownUnit, toUnit } from './known-units.ts';
import { payAmountAt } from './pay-amount.ts';
import type { SearchUnit } from './search-unit.ts';
import { hoursAt } from './typed-hours.ts';
import { toTypedWords } from './typed-words.ts';

/** Divides a text into words, amounts of pay, denials and known phrases, the longest that begins at a word first. */
export function toSearchUnits(term: string, synonyms: Synonyms): SearchUnit[] {
  const words = toTypedWords(term, synonyms);
  const units: SearchUnit[] = [];
  let before = '';
  for (let start = 0; start < words.length; ) {
    const rest = words.slice(start);
    const unit = unitAt(
      rest.map(({ meant }) => meant),
      synonyms,
      before,
    );
    const length = unit.text.split(' ').length;
    const typed = rest.slice(0, length).map((word) => word.typed);
    units.push({ ...unit, text: typed.join(' ') });
    before = unit.text;
    start += length;
  }
  return joinAlternatives(units);
}

/** What the words begin with; `before` is the unit before them. */
function unitAt(words: readonly string[], synonyms: Synonyms, before: string): SearchUnit {
  return (
    measureAt(words) ??
    phraseAt(words, synonyms) ??
    deniedAt(words, synonyms, before) ??
    toKnownUnit(words[0] ?? '', synonyms)
  );
}

/** Amounts of pay, hours, and asides such as ages. */
function measureAt(words: readonly string[]): SearchUnit | undefined {
  const measure = payAmountAt(words) ?? hoursAt(words);
  const length = measure?.length ?? asideLength(words);
  if (length === undefined) return undefined;
  const text = words.slice(0, length).join(' ');
  return toUnit(
    measure === undefined ? { text, isOptional: true } : { text, query: measure.query },
  );
}
