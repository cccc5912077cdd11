import { isLittleWord } from '../vocabulary/optional-words.ts';
import { foldWord } from './folded-words.ts';
import type { SearchUnit } from './search-unit.ts';

/** Units of which one suffices; further ones are not looked for. */
const MAX_ALTERNATIVES = 6;

/** Makes one unit of two or more with `o`, `u` or `y/o` between: `en moto o en bici`. */
export function joinAlternatives(units: readonly SearchUnit[]): SearchUnit[] {
  const joined: SearchUnit[] = [];
  for (const unit of units) {
    const place = joined.findLastIndex((other) => !isLittle(other));
    const first = joined[place];
    const between = joined.slice(place + 1);
    if (first !== undefined && [first, unit].every(isWanted) && between.some(isOr)) {
      const text = [first, ...between, unit].map((part) => part.text).join(' ');
      joined.splice(place, joined.length, { ...either(first, unit), text });
    } else joined.push(unit);
  }
  return joined;
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
