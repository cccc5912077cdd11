import { isRecord } from '../fields.ts';
import { childAt, pointerTokens } from '../json-pointer.ts';
import { shapeAt } from '../shape-at.ts';
import type { Fix } from './fix.ts';
import { isMisspelling } from './misspelling.ts';

/**
 * `property-unknown`: gives a misspelled property its name, when the object lacks exactly one name that it can be
 * and no other property of the object could be meant by it too.
 */
export const renameProperty: Fix = ({ pointer }, { definition, data }) => {
  const tokens = pointerTokens(pointer);
  const wrong = tokens.at(-1);
  const parent = tokens.slice(0, -1).reduce(childAt, data);
  if (wrong === undefined || !isRecord(parent)) return [];
  const place = { definition, data, pointer: pointer.slice(0, pointer.lastIndexOf('/')) };
  const names = Object.keys(shapeAt(place)?.fields ?? {});
  const absent = names.filter((name) => !Object.hasOwn(parent, name));
  const [name, ...others] = absent.filter((each) => isMisspelling(wrong, each));
  if (name === undefined || others.length > 0) return [];
  const rivals = Object.keys(parent).filter(
    (key) => key !== wrong && !names.includes(key) && isMisspelling(key, name),
  );
  return rivals.length > 0 ? [] : [[{ kind: 'name', pointer, name }]];
};
