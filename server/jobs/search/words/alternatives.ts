import { foldText, foldWord } from '../vocabulary/folded-words.ts';
import { type Kind, wordKindOf } from '../vocabulary/kinds.ts';
import { isLittleWord } from '../vocabulary/optional-words.ts';
import type { SearchUnit } from './search-unit.ts';

/** Units of which one suffices; further ones are not looked for. */
const MAX_ALTERNATIVES = 6;

/**
 * Makes one unit of two or more with `o`, `u` or `y/o` between, `en moto o en bici`, and of those of one kind in a
 * list: `chofer, ayudante y almacenista`. Of the items of such a list the first words count, and all of the last.
 * @param listed the units that begin an item
 */
export function joinAlternatives(
  units: readonly SearchUnit[],
  listed: ReadonlySet<SearchUnit>,
): SearchUnit[] {
  const heads = new Set(listed);
  const joined: SearchUnit[] = [];
  for (const unit of units) {
    const near = joined.findLastIndex((other) => !isLittle(other));
    const isItem = listed.has(unit) && !joined.slice(near + 1).some(isOr);
    const place = isItem ? joined.findLastIndex((other) => heads.has(other)) : near;
    const first = joined[place];
    const between = joined.slice(place + 1);
    if (first === undefined || !isEither({ first, between, unit, isItem })) {
      joined.push(unit);
      continue;
    }
    const both = { ...either(first, unit), text: textOf({ first, between, unit }) };
    joined.splice(place, joined.length, both);
    if (heads.has(first)) heads.add(both);
  }
  return joined;
}

interface Pair {
  readonly first: SearchUnit;
  readonly between: readonly SearchUnit[];
  readonly unit: SearchUnit;
  /** Whether the second one begins an item of a list. */
  readonly isItem: boolean;
}

function isEither({ first, between, unit, isItem }: Pair): boolean {
  if (![first, unit].every(isWanted)) return false;
  const isNear = between.every(isLittle);
  if (isNear && between.some(isOr)) return true;
  const kind = kindOfUnit(unit);
  if (kind === undefined || kind !== kindOfUnit(first)) return false;
  return isItem ? between.every(mayGo) : isNear && first.or !== undefined && between.some(isAnd);
}

/** As typed, with the sign that makes it a list when it is read again. */
function textOf({ first, between, unit }: Omit<Pair, 'isItem'>): string {
  const texts = [first, ...between].map(({ text }) => text).join(' ');
  return between.some((other) => isOr(other) || isAnd(other))
    ? `${texts} ${unit.text}`
    : `${texts}, ${unit.text}`;
}

function kindOfUnit({ or, text }: SearchUnit): Kind | undefined {
  return wordKindOf(foldText(or?.[0]?.text ?? text));
}

/** Whether it only says more of an item: `general` of `ayudante general, chofer`. */
function mayGo({ never, query, isOptional }: SearchUnit): boolean {
  return isOptional || (never.length === 0 && query === undefined);
}

function either(first: SearchUnit, second: SearchUnit): SearchUnit {
  const or = [...(first.or ?? [first]), second].slice(0, MAX_ALTERNATIVES);
  return {
    ...first,
    or,
    says: or.flatMap(({ says }) => says),
    also: or.flatMap(({ also }) => also),
    never: [],
    isUnknown: or.every(({ isUnknown }) => isUnknown),
  };
}

function isWanted(unit: SearchUnit): boolean {
  const isSaid = unit.query !== undefined || unit.says.length + unit.also.length > 0;
  return isSaid && !unit.isOptional;
}

function isLittle({ text }: SearchUnit): boolean {
  return isLittleWord(foldWord(text));
}

function isOr({ text }: SearchUnit): boolean {
  return /^[ou]$/.test(foldWord(text));
}

function isAnd({ text }: SearchUnit): boolean {
  return /^[ye]$/.test(foldWord(text));
}
