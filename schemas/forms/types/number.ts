import type { FormQuestion } from '../../documents/documents.ts';
import { MAX_PASTED, narrow } from '../../text/pasted-text.ts';
import { invalid, valid } from '../base/verdict.ts';
import { type AnswerReader, oneLine } from './reader.ts';

/** `12,000.5` and `12 000`: groups of three, perhaps a fraction behind a point. */
const GROUPED = /^[1-9]\d{0,2}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;
/** `1'250,000`: millions are set off by an apostrophe in Mexico. */
const MILLIONS = /^(\d{1,3})['\u2019](?=\d{3},\d{3}(?:\.|$))/;
/** `12.000,5`, `12 000,5`: unlike `12.000` this can only be grouped by points. */
const POINT_GROUPED = /^[1-9]\d{0,2}(?:([. ])\d{3})(?:\1\d{3})*,\d{1,2}$/;
/** `1.000.000`: no number has two points. */
const POINTS = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
/** `3,5`: a comma before one or two last digits is a decimal. */
const DECIMAL_COMMA = /^\d*,\d{1,2}$/;
/** `1,500 MXN`, `1,500 pesos`, `1,500 M.N.`, `1,500 pesos mexicanos` */
const CURRENCY = /(?<=\d\.?)\s*(?:mxn|m\.?\s?n\.?|pesos?(?:\s(?:mexicanos|mxn|m\.?\s?n\.?))?)$/i;
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;
/** Figures that a number of JavaScript tells apart. */
const MAX_FIGURES = 15;

/** `3 años`, `2,500 pesos a la semana` */
const WITH_UNIT = /^(.*[\d.](?:\s?pesos)?)\s?(?:a la |al |por )?(\p{L}{2,})\.?$/iu;
const QUOTES = /^[\s"'“‘=]+|[\s"'”’]+$/g;

export const readNumber: AnswerReader = oneLine((line, question) => {
  if (line.length > MAX_PASTED) return invalid('number-format');
  const { limits = {} } = question;
  const number = normalNumber(withoutUnit(narrow(line).replace(QUOTES, ''), question));
  if (number === undefined) return invalid('number-format');
  const { min, max } = limits;
  if (min !== undefined && Number(number) < min) return invalid('number-min', { min });
  if (max !== undefined && Number(number) > max) return invalid('number-max', { max });
  return valid(number);
});

/** A unit is taken where the question asks in it: years are no months. */
function withoutUnit(text: string, { label, help = '' }: FormQuestion): string {
  const [, amount, unit] = WITH_UNIT.exec(text) ?? [];
  if (amount === undefined || unit === undefined) return text;
  const asked = `${label} ${help}`.match(/\p{L}+/gu) ?? [];
  return asked.some((word) => singular(word) === singular(unit)) ? amount : text;
}

/** To compare units by: `Años`, `año` and `anos` are one. */
function singular(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/e?s$/, '');
}

/** A number as people in Mexico write it, with a point, without grouping, signs or zeros that say nothing. */
function normalNumber(text: string): string | undefined {
  const [, sign = '', rest = ''] =
    /^([+\-\u2212]?)\s*(?:mxn\s|mx(?=\$))?\s*\$?\s*(.*)$/iu.exec(text) ?? [];
  const amount = rest.replace(CURRENCY, '').replace(/\s/g, ' ');
  const plain = withPoint(amount.replace(MILLIONS, '$1,'));
  if (plain === undefined) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const decimals = fraction.replace(/0+$/, '');
  if (digits.length + decimals.length > MAX_FIGURES) return undefined;
  const number = decimals === '' ? digits : `${digits}.${decimals}`;
  return sign === '' || sign === '+' || number === '0' ? number : `-${number}`;
}

function withPoint(text: string): string | undefined {
  if (PLAIN.test(text)) return text;
  if (GROUPED.test(text)) return text.replace(/[, ]/g, '');
  if (POINTS.test(text)) return text.replaceAll('.', '');
  if (POINT_GROUPED.test(text)) return text.replace(/[. ]/g, '').replace(',', '.');
  return DECIMAL_COMMA.test(text) ? text.replace(',', '.') : undefined;
}
