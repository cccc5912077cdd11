import { parseLocationText } from '../../text/location-text.ts';
import { withoutSurroundings } from '../../text/pasted-text.ts';
import { countCharacters } from '../base/clean-text.ts';
import { invalid, valid, warn } from '../base/verdict.ts';
import { type AnswerReader, oneLine } from './reader.ts';

const MAX_LOCATION = 200;
const POSTAL_CODE_DIGITS = 5;
const POSTAL_CODE_LABEL = /^(?:c\.?\s?p\b|c[oó]digo postal\b|c\.?\s?p\.?(?=\d))[\s.:#]*/i;
/** `06700, CDMX`, `Col. Roma, 06700 Ciudad de México` */
const IN_PLACE = /^\D*?(?<![\p{L}\d])(\d{5})(?![\p{L}\d])\D*$/u;

/** A chosen city, `city, state, country--lat--lng`; text that was only typed is kept, and people are asked to choose. */
export const readLocation: AnswerReader = oneLine((line) => {
  const count = countCharacters(line);
  if (count > MAX_LOCATION) return invalid('text-long', { max: MAX_LOCATION, count });
  return parseLocationText(line) ? valid(line) : warn([line], 'location-typed');
});

/** Digits as text. The first two are a state, 01 to 99; a missing zero is never guessed. */
export const readPostalCode: AnswerReader = oneLine((line) => {
  const digits = withoutSurroundings(line, POSTAL_CODE_LABEL)
    .replace(IN_PLACE, '$1')
    .replace(/[\s\p{Pd}.,]/gu, '');
  if (!/^\d+$/.test(digits) || digits.length !== POSTAL_CODE_DIGITS) {
    return invalid('postal-code-digits', { count: digits.length });
  }
  return digits.startsWith('00') ? invalid('postal-code-unknown') : valid(digits);
});
