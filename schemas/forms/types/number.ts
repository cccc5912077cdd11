import { invalid, valid } from '../base/verdict.ts';
import { type AnswerReader, oneLine } from './reader.ts';

/** `12,000.5` and `12 000`: groups of three, perhaps a fraction behind a point. */
const GROUPED = /^[1-9]\d{0,2}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;
/** `1'250,000`: millions are set off by an apostrophe in Mexico. */
const MILLIONS = /^(\d{1,3})['\u2019](?=\d{3},\d{3}(?:\.|$))/;
/** `12.000,5`: unlike `12.000` this can only be grouped by points. */
const POINT_GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}$/;
/** `3,5`: a comma before one or two last digits is a decimal. */
const DECIMAL_COMMA = /^\d*,\d{1,2}$/;
/** `1,500 MXN`, `1,500 pesos`, `1,500 M.N.` */
const CURRENCY = /(?<=\d\.?)\s*(?:mxn|pesos?|m\.\s?n\.)$/i;
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;
/** Figures that a number of JavaScript tells apart. */
const MAX_FIGURES = 15;

export const readNumber: AnswerReader = oneLine((line, { limits = {} }) => {
  const number = normalNumber(line);
  if (number === undefined) return invalid('number-format');
  const { min, max } = limits;
  if (min !== undefined && Number(number) < min) return invalid('number-min', { min });
  if (max !== undefined && Number(number) > max) return invalid('number-max', { max });
  return valid(number);
});

/** A number as people in Mexico write it, with a point, without grouping, signs or zeros that say nothing. */
function normalNumber(text: string): string | undefined {
  const [, sign = '', rest = ''] = /^([+\-\u2212]?)\s*\$?\s*(.*)$/u.exec(text) ?? [];
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
  if (POINT_GROUPED.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return DECIMAL_COMMA.test(text) ? text.replace(',', '.') : undefined;
}
