import { isBlank } from '../../text/blank-text.ts';
import { cleanLine } from '../base/clean-text.ts';
import { EMPTY, invalid, valid } from '../base/verdict.ts';
import { findLicenceIssuer } from './licence-issuers.ts';
import type { AnswerReader } from './reader.ts';

/** "No tengo licencia" and "En trámite" are answers. */
const WITHOUT_ISSUER = ['none', 'pending'];

/** `[issuer, type]`, or one of the two words. A letter alone says nothing: each issuer means something else by it. */
export const readLicence: AnswerReader = (typed) => {
  const [issuerText = '', typeText = '', ...others] = typed.map(cleanLine);
  if (isBlank(issuerText) && isBlank(typeText)) return EMPTY;
  if (others.some((each) => !isBlank(each))) return invalid('one-answer');
  const word = issuerText.toLowerCase();
  if (WITHOUT_ISSUER.includes(word) && isBlank(typeText)) return valid(word);
  const issuer = findLicenceIssuer(issuerText);
  if (issuer === undefined) return invalid('licence-issuer');
  const type = issuer.types.find((each) => each.toLowerCase() === typeText.toLowerCase());
  return type === undefined ? invalid('licence-type') : valid(issuer.code, type);
};
