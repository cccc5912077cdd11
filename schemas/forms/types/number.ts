import type { FormQuestion } from '../../documents/documents.ts';
import { MAX_PASTED, withoutSurroundings } from '../../text/pasted-text.ts';
import { hinted, invalid, type Verdict, valid } from '../base/verdict.ts';
import { saysNothing } from './no-answer.ts';
import { type AnswerReader, oneLine } from './reader.ts';

/** `12,000.5` and `12 000`: groups of three, perhaps a fraction behind a point. */
const GROUPED = /^[1-9]\d{0,2}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;
/** `1'250,000`: millions are set off by an apostrophe in Mexico. */
const MILLIONS = /^(\d{1,3})['\u2019\u00b4`](?=\d{3},\d{3}(?:\.|$))/;
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

/** `12 mil`, `12k`, `8 mil pesos` */
const THOUSANDS = /^(.*\d)\s?(?:mil|k)(?=\s|$)(.*)$/i;
/** `8 mil 500` */
const THOUSANDS_APART = /^([^\d]*\d{1,3}) mil (\d{3})(?=\s|$)/i;
/** Behind an amount of pay: `8,000 pesos netos`, `8,000 (libres)`. */
const BEFORE_TAXES = /(?<=\d.*)\s+\(?(?:net[oa]s?|brut[oa]s?|libres?)\)?$/i;
/** `<5`, `> 5` */
const COMPARED = /^\s*[<>\u2264\u2265]/;
/** `3 y medio`, `1 año y medio` */
const AND_HALF = /^(\d+)(\s?\p{L}+)? y medi[oa](\s?\p{L}+)?$/iu;
const HALF = /(?:^|(?<=\d)\s)1\/2(?=\D|$)|\s?½/;
/** `12.000`: twelve, and elsewhere twelve thousand. */
const POINT_OF_TWO = /^[1-9]\d{0,2}\.\d{3}$/;
/** What says no more than that a number follows. */
const BEFORE = /^=|^(?:tengo|llevo|son)\s/i;
const ZERO = /^(?:cero|sin \p{L}+)$/iu;

export const readNumber: AnswerReader = oneLine((line, question) => {
  if (line.length > MAX_PASTED) return invalid('number-format');
  if (COMPARED.test(line)) return invalid('number-format');
  const typed = withoutSurroundings(line, BEFORE)
    .replace(BEFORE_TAXES, '')
    .replace(THOUSANDS_APART, '$1$2')
    .replace(AND_HALF, '$1.5$2$3')
    .replace(HALF, '.5');
  const amount = withoutUnit(typed, question);
  const number = normalNumber(amount);
  if (number === undefined) return formatProblem(typed, question);
  return judgeNumber(number, amount, question);
});

function judgeNumber(number: string, typed: string, { limits = {} }: FormQuestion): Verdict {
  const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = limits;
  const { amount } = withoutCurrency(typed);
  const thousands = amount.replace('.', ',');
  const isPointed = POINT_OF_TWO.test(amount) && !number.startsWith('-');
  const meant = isPointed ? Number(amount.replace('.', '')) : undefined;
  const isDoubtful = meant !== undefined && meant >= min && meant <= max;
  const read = { number, thousands };
  if (Number(number) < min)
    return isDoubtful ? invalid('number-point', read) : invalid('number-min', { min });
  if (Number(number) > max) return invalid('number-max', { max });
  return isDoubtful ? hinted(number, 'number-point', read) : valid(number);
}

function formatProblem(typed: string, question: FormQuestion): Verdict {
  const { min = 0, max = 0 } = question.limits ?? {};
  const isNone = saysNothing([typed]) || ZERO.test(typed);
  if (isNone && min <= 0 && max >= 0) return invalid('number-zero');
  const unit = WITH_UNIT.exec(typed)?.[2] ?? '';
  const isOther =
    UNITS.has(plainWord(unit)) && wordsOf(question).some((word) => UNITS.has(plainWord(word)));
  return isOther ? invalid('number-unit', { unit }) : invalid('number-format');
}

/** `3 años`, `2,500 pesos a la semana`, `12 mil mensuales` */
const WITH_UNIT = /^(.*[\d.](?:\s?(?:mil|k))?(?:\s?pesos)?)\s?(?:a la |al |por )?(\p{L}{2,})\.?$/iu;
/** Words for one unit, the first of each row standing for all. */
const UNITS: ReadonlyMap<string, string> = new Map(
  [
    'ano anos anual anuales',
    'mes meses mensual mensuales',
    'quincena quincenas quincenal quincenales',
    'semana semanas semanal semanales',
    'dia dias diario diarios',
    'hora horas hr hrs',
    'km kms kilometro kilometros',
    'kg kgs kilo kilos kilogramo kilogramos',
  ].flatMap((row) => row.split(' ').map((word, _, [first = word]) => [word, first] as const)),
);

/** A unit is taken where the question asks in it: years are no months. */
function withoutUnit(text: string, question: FormQuestion): string {
  const [, amount, unit] = WITH_UNIT.exec(text) ?? [];
  if (amount === undefined || unit === undefined) return text;
  return wordsOf(question).some((word) => unitOf(word) === unitOf(unit)) ? amount : text;
}

function wordsOf({ label, help = '' }: FormQuestion): readonly string[] {
  return `${label} ${help}`.match(/\p{L}+/gu) ?? [];
}

/** To compare by: `Años`, `año`, `anos` and `anual` are one, as are `pieza` and `piezas`. */
function unitOf(word: string): string {
  const plain = plainWord(word);
  return UNITS.get(plain) ?? plain.replace(/e?s$/, '');
}

function plainWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Thousands may be said by a word. */
function normalNumber(text: string): string | undefined {
  const [, amount, rest = ''] = THOUSANDS.exec(text) ?? [];
  if (amount === undefined) return toNumber(text);
  const number = toNumber(amount + rest);
  return number === undefined || Math.abs(Number(number)) >= 1000 || /\.\d{4}/.test(number)
    ? undefined
    : String(Math.round(Number(number) * 1000));
}

/** A number as people in Mexico write it, with a point, without grouping, signs or zeros that say nothing. */
function toNumber(text: string): string | undefined {
  const { sign, amount } = withoutCurrency(text);
  const plain = withPoint(amount.replace(MILLIONS, '$1,'));
  if (plain === undefined) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const decimals = fraction.replace(/0+$/, '');
  if (digits.length + decimals.length > MAX_FIGURES) return undefined;
  const number = decimals === '' ? digits : `${digits}.${decimals}`;
  return sign === '' || sign === '+' || number === '0' ? number : `-${number}`;
}

function withoutCurrency(text: string): { readonly sign: string; readonly amount: string } {
  const [, sign = '', rest = ''] =
    /^([+\-\u2212]?)\s*(?:mxn\s|mx(?=\$))?\s*\$?\s*(.*)$/iu.exec(text) ?? [];
  return { sign, amount: rest.replace(CURRENCY, '').replace(/\s/g, ' ') };
}

function withPoint(text: string): string | undefined {
  if (PLAIN.test(text)) return text;
  if (GROUPED.test(text)) return text.replace(/[, ]/g, '');
  if (POINTS.test(text)) return text.replaceAll('.', '');
  if (POINT_GROUPED.test(text)) return text.replace(/[. ]/g, '').replace(',', '.');
  return DECIMAL_COMMA.test(text) ? text.replace(',', '.') : undefined;
}
