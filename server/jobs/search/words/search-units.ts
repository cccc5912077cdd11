import type { Synonyms } from '../vocabulary/synonyms.ts';
import { joinAlternatives } from './alternatives.ts';
import { asideLength } from './asides.ts';
import { deniedAt } from './denied-units.ts';
import { phraseAt, toKnownUnit, toUnit } from './known-units.ts';
import { payAmountAt } from './pay-amount.ts';
import type { SearchUnit } from './search-unit.ts';
import { shiftOfHour } from './shift-of-hour.ts';
import { hoursAt } from './typed-hours.ts';
import { toTypedWords } from './typed-words.ts';

/** Divides a text into words, amounts of pay, denials and known phrases, the longest that begins at a word first. */
export function toSearchUnits(term: string, synonyms: Synonyms): SearchUnit[] {
  const words = toTypedWords(term, synonyms);
  const units: SearchUnit[] = [];
  const listed = new Set<SearchUnit>();
  let before = '';
  let isNewItem = false;
  for (let start = 0; start < words.length; ) {
    const rest = words.slice(start);
    const unit = unitAt(
      rest.map(({ meant }) => meant),
      synonyms,
      before,
    );
    const length = unit.text.split(' ').length;
    const typed = rest.slice(0, length).map((word) => word.typed);
    const asTyped = { ...unit, text: typed.join(' ') };
    units.push(asTyped);
    // What an item begins with may stand behind words that ask for nothing: `chofer, de ayudante`.
    isNewItem ||= rest[0]?.startsItem === true;
    if (isNewItem && !unit.isOptional) {
      listed.add(asTyped);
      isNewItem = false;
    }
    before = unit.text;
    start += length;
  }
  return joinAlternatives(units, listed);
}

/** What the words begin with; `before` is the unit before them. */
function unitAt(words: readonly string[], synonyms: Synonyms, before: string): SearchUnit {
  return (
    measureAt(words) ??
    shiftAt(words, synonyms) ??
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
  if (measure === undefined) return toUnit({ text, isOptional: true });
  const { length: _, ...queries } = measure;
  return toUnit({ text, ...queries });
}

/** An hour, below it its shift: `a las 3 de la tarde`. */
function shiftAt(words: readonly string[], synonyms: Synonyms): SearchUnit | undefined {
  const hour = shiftOfHour(words);
  if (hour === undefined) return undefined;
  const shift = toKnownUnit(hour.shift, synonyms);
  const text = words.slice(0, hour.length).join(' ');
  if (hour.query === undefined) return { ...shift, text };
  const { says, also, never } = shift;
  return toUnit({ text, query: hour.query, also: [...says, ...also], never });
}
