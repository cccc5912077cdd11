import { foldWord } from '../vocabulary/folded-words.ts';
import type { Synonyms } from '../vocabulary/synonyms.ts';
import { joinAlternatives } from './alternatives.ts';
import { deniedAt } from './denied-units.ts';
import { phraseAt, toKnownUnit, toUnit } from './known-units.ts';
import { payAmountAt } from './pay-amount.ts';
import type { SearchUnit } from './search-unit.ts';
import { shiftOfHour } from './shift-of-hour.ts';
import { hoursAt } from './typed-hours.ts';
import { toTypedWords } from './typed-words.ts';

/** Why someone looks for work; `y` does not end it, what is looked for does. */
const REASON = /^(?:porque|ya que|debido a|para poder)$/;

const END_OF_REASON = /^(?:pero|vivo|busco|quiero|quisiera|necesito|ocupo)$/;

/** No job may choose by age: `50 años`, `mayor de 45`, `de 18 a 25 años`, `tengo 60 años de edad`. */
const AGE =
  /^(?:(?:soy|tengo|de|a|entre|mas|hasta|apenas|arriba|para|gente|personas|adultos?|mayor\w*) )*(?:1[89]|[2-9]\d)(?: (?:a|y) [2-9]\d)? anos(?: (?:de edad|cumplidos))?(?= |$)/;

const ELDER =
  /^(?:(?:para|soy|personas|adultos?|gente) )*mayor(?:es)? (?:de|a) (?:los )?[2-9]\d(?: anos)?(?= |$)/;

/** `2 años de experiencia`, `8 horas`, `10 minutos`, `20 km`. */
const AMOUNT =
  /^(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|doce|\d{1,2}) (?:anos? (?:de experiencia|manejando|repartiendo)|horas?|minutos|min|kms?|kilometros|cuadras|hijos)(?: diarias| al dia)?(?= |$)/;

/** Words of the longest age. */
const MAX_WORDS = 12;

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

/** So many words that say nothing of what is looked for: reasons, ages, distances; undefined where there are none. */
function asideLength(words: readonly string[]): number | undefined {
  const folded = words.map(foldWord);
  const text = folded.slice(0, MAX_WORDS).join(' ');
  const measure = (AGE.exec(text) ?? ELDER.exec(text) ?? AMOUNT.exec(text))?.[0];
  if (measure !== undefined) return measure.split(' ').length;
  return reasonLength(folded);
}

function reasonLength(words: readonly string[]): number | undefined {
  const opening = [2, 1].find((length) => REASON.test(words.slice(0, length).join(' ')));
  if (opening === undefined) return undefined;
  const end = words.findIndex((word, place) => place >= opening && END_OF_REASON.test(word));
  return end === -1 ? words.length : end;
}
