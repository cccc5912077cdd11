import { parseEmailAddress } from '../../text/email-address.ts';
import { meantDomain } from '../../text/email-domain.ts';
import { MAX_PASTED } from '../../text/pasted-text.ts';
import { parsePhoneNumber } from '../../text/phone-number.ts';
import { PICTURES } from '../../text/pictures.ts';
import { countCharacters } from '../base/clean-text.ts';
import { hinted, invalid, type Verdict, valid } from '../base/verdict.ts';
import { type AnswerReader, oneLine } from './reader.ts';

const NAME_LENGTH = { min: 2, max: 120 };
/** Letters of any script with their marks; apostrophes, hyphens and points of every kind. */
const NAME = /^[\p{L}\p{M}\p{Pd} .\u00b7\u30fb'\u2019\u2018\u02bc`\u00b4]*$/u;

/** What is copied or said with a name: a label, quotes, the comma of a list. */
const AROUND_NAME =
  /^[\s"“«*¡~]*(?:(?:nombres?(?: completos?| y apellidos?)?|contacto)\s*:|(?:mi nombre es|me llamo)\s)?[\s"“«*]*|[\s"”»*,;:!~]+$/giu;
/** As lists have it, surnames first: `Pérez López, Juan` */
const SURNAMES_FIRST = /^([^,]+),\s?([^,]+)$/;

/** Never split, never recased: one word is a name. Keyboards set two blanks where a word was proposed. */
export const readFullName: AnswerReader = oneLine((typed) => {
  const line =
    typed.length > MAX_PASTED
      ? typed
      : typed
          .replace(PICTURES, '')
          .replace(AROUND_NAME, '')
          .trim()
          .replace(SURNAMES_FIRST, '$1 $2')
          .replace(/\s+/g, ' ');
  const count = countCharacters(line);
  if (count > NAME_LENGTH.max) return invalid('text-long', { max: NAME_LENGTH.max, count });
  if (!NAME.test(line.replace(/\s/g, ' ')) || !/\p{L}/u.test(line)) return invalid('name-letters');
  return count < NAME_LENGTH.min ? invalid('name-short') : valid(line);
});

export const readEmail: AnswerReader = oneLine((line) => {
  const address = parseEmailAddress(line);
  if (address !== undefined) return lookedThrough(address);
  const signs = line.split('@').length - 1;
  if (signs === 0) return invalid('email-at');
  // A sign that was hit twice is no second address.
  if (signs > 1 && !line.includes('@@')) return invalid('email-one');
  // With another name before the @ it would be one.
  const isBefore = parseEmailAddress(`a@${line.slice(line.indexOf('@') + 1)}`) !== undefined;
  return invalid(isBefore ? 'email-local' : 'email-format');
});

/** What keyboards make of an address is taken, and asked about: hardly any has an accent, and mail for another domain is lost. */
function lookedThrough(address: string): Verdict {
  const [local = '', domain = ''] = address.split('@');
  const meant = meantDomain(domain);
  if (meant !== undefined) return hinted(address, 'email-domain', { address: `${local}@${meant}` });
  return /\p{M}/u.test(local.normalize('NFD')) ? hinted(address, 'email-accent') : valid(address);
}

/** Digits of a Mexican number. */
const PHONE_DIGITS = 10;
/** No part of these digits, where what follows is too short. */
const DIALLED_BEFORE = /^(?:(?:00)?52(?:1|01|04[45])?|01|04[45])(?=\d{0,9}$)/;

export const readPhone: AnswerReader = oneLine((line) => {
  const number = parsePhoneNumber(line);
  if (number !== undefined) return valid(number);
  const digits = line.replace(/\D/g, '');
  if (digits.length >= 2 * PHONE_DIGITS) return invalid('phone-one');
  if (digits.length === PHONE_DIGITS && /^[01]/.test(digits)) return invalid('phone-area');
  const { length: count } = digits.replace(DIALLED_BEFORE, '');
  return count < PHONE_DIGITS ? invalid('phone-digits', { count }) : invalid('phone-only');
});
