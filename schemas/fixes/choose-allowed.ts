import { childAt, pointerTokens } from '../json-pointer.ts';
import type { Fix } from './fix.ts';

/** `value-not-allowed`: `fade in` becomes `FADE_IN`, when one allowed value alone differs by case, blanks, `-` or `_`. */
export const chooseAllowed: Fix = ({ pointer, params }, { data }) => {
  const value = pointerTokens(pointer).reduce(childAt, data);
  if (typeof value !== 'string') return [];
  const allowed = String(params['allowed']).split(', ');
  const [choice, ...others] = allowed.filter((each) => toKey(each) === toKey(value));
  if (choice === undefined || others.length > 0) return [];
  return [[{ kind: 'value', pointer, value: choice }]];
};

function toKey(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '');
}
