import type { JobPay, PayPeriod } from '#schemas/api/jobs.ts';
import { foldLetters } from '../../places/fold-name.ts';
import { toLine } from '../text/plain-text.ts';
import type { RawJob } from './feed-item.ts';
import type { Warn } from './job-warnings.ts';

const MAX_PAY_TEXT = 200;
/** More than any amount with its currency: bounds the patterns that read it. */
const MAX_AMOUNT_TEXT = 40;
/** Above any wage: a typing error or an attack. */
const MAX_AMOUNT = 1e9;

/** Of a `<pay>` or `<salary>`. */
const MAX_SALARY = 4000;
const CURRENCY = /^[A-Z]{3}$/;
/** How feeds name the one of Mexico, in small letters without spaces and dots. */
const PESOS = /^(?:\$|mxn?\$?|mex\$|mxp|mn|484|pesos?(?:mexicanos?)?|monedanacional)$/;
/** Within a longer name: 'Pesos mexicanos (MXN)'. */
const CODE_WITHIN = /\b[A-Z]{3}\b/;
const ELEMENT = /<([\p{L}_-]{2,20})(?:\s[^<>]{0,200})?>([^<>]{0,2000})<\/\1>/giu;
/** As LinkedIn has it: `<lowEnd><amount>12000</amount><currencyCode>MXN</currencyCode></lowEnd>`. */
const AMOUNT_WITHIN =
  /<(lowend|highend)>\s*<amount>([^<>]{0,200})<\/amount>([\s\S]{0,400}?)<\/\1>/gi;

/** Names of the elements, without accents and signs. */
const NAMES = [
  ['min', /^(?:min|minimum|min(?:amount|value|salary)|low|lowend|from|desde|minimo)$/],
  ['max', /^(?:max|maximum|max(?:amount|value|salary)|high|highend|to|hasta|maximo)$/],
  // The only amount of a job, where it has one.
  ['min', /^(?:amount|value|salary|monto|cantidad|sueldo)$/],
  ['currency', /^(?:currency|currencycode|moneda)$/],
  [
    'period',
    /^(?:period|(?:time)?unit|unittext|frequency|interval|per|periodo|periodicidad|frecuencia|type|tipo|unidad|por)$/,
  ],
] as const;
/** Before or behind such a name: `<salary_min>`, `<maximumSalary>`. */
const OF_PAY =
  /^(?:salary|salario|sueldo|pay|wage)(?=[a-z])|(?<=[a-z])(?:salary|salario|sueldo|pay|wage)$/;
type PayPart = (typeof NAMES)[number][0];
/** May hold markup. */
const WORDS = /<(text|description)>([\s\S]{0,2000}?)<\/\1>/i;

/** How feeds name the periods, without accents and signs. */
const PERIODS: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /^(?:(?:per|por|a la|an|la|x) ?)?(?:hour|hourly|hr|h|horas?)$/],
  [
    'day',
    /^(?:(?:per|por|al|a|el|x|cada) ?)?(?:day|daily|dias?|diari[oa]s?|diariamente|jornada|jornal)$/,
  ],
  ['week', /^(?:(?:per|por|a la|a|la|x|cada) ?)?(?:week|weekly|wk|semanas?|semanal(?:es|mente)?)$/],
  [
    'fortnight',
    /^(?:(?:per|por|a la|a|la|x|cada) ?)?(?:fortnight|fortnightly|biweekly|semimonthly|quincenas?|quincenal(?:es|mente)?|catorcenas?|catorcenal(?:es)?)$/,
  ],
  ['month', /^(?:(?:per|por|al|a|el|x|cada) ?)?(?:month|monthly|mes|meses|mensual(?:es|mente)?)$/],
];
const YEAR =
  /^(?:(?:per|por|al|a|x|cada) ?)?(?:year|yearly|yr|annum|annual|annually|anual(?:es|mente)?|anos?)$/;
const MONTHS_OF_YEAR = 12;

/** The pay of `<pay>` and `<salary>`, in elements or in words. Undefined when the feed says nothing of it. */
export function toJobPay({ fields }: Pick<RawJob, 'fields'>, warn: Warn): JobPay | undefined {
  const texts = [fields.pay ?? '', fields.salary ?? ''].map((text) =>
    text.replace(/\s+/g, ' ').slice(0, MAX_SALARY),
  );
  const parts = texts.flatMap(readParts);
  const part = (name: PayPart) => parts.find((each) => each.name === name)?.text;
  const periods = parts.filter(({ name }) => name === 'period').map(({ text }) => text);
  const isByYear = periods.some((text) => YEAR.test(foldPeriod(text)));
  const given = isByYear ? 'month' : periods.map(readPeriod).find((known) => known !== undefined);
  const currency = readCurrency(part('currency'));
  const bounds = [part('min'), part('max')];
  const said = readSaid(texts, { bounds, hasPeriod: given !== undefined });
  const { text } = said;
  const period = given ?? (periods.length === 0 ? periodInWords(text ?? '') : undefined);
  const [min, max] = [said.min, said.max].map((amount) => (isByYear ? ofMonth(amount) : amount));
  const found: JobPay = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(currency !== undefined && { currency }),
    ...(period !== undefined && { period }),
    ...(text !== null && { text }),
  };
  tellLosses({ part, period: periods[0] }, found, warn);
  const saysSomething = min !== undefined || max !== undefined || text !== null;
  return saysSomething ? found : undefined;
}

/** Searches and filters need it beside the words: '12,000 al mes' is found by '12000 mensuales'. */
const SAID_PERIODS: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /(?:por|la|x|\/) ?hora\b/],
  ['day', /\bdiari[oa]s?\b|(?:por|al|x|\/) ?dia\b/],
  ['week', /\bsemanal|(?:por|a la|x|cada|\/) ?sem(?:ana)?\b/],
  ['fortnight', /\bquincena|\bcatorcena|\b(?:cada|c\/) ?(?:15|quince|14|catorce) dias\b/],
  ['month', /\bmensual|(?:por|al|x|cada|\/) ?mes\b/],
];

/** Of words that say an amount and one period. */
function periodInWords(said: string): PayPeriod | undefined {
  const text = foldLetters(said);
  const [only, ...others] = SAID_PERIODS.filter(([, words]) => words.test(text));
  return others.length === 0 && AMOUNT.test(text) ? only?.[0] : undefined;
}

interface GivenBounds {
  readonly bounds: readonly (string | undefined)[];
  readonly hasPeriod: boolean;
}

/** Amounts, and what is said in words; words that are no more than an amount of a known period are read as one. */
function readSaid(texts: readonly string[], { bounds, hasPeriod }: GivenBounds) {
  const said = firstLine(texts.map((each) => WORDS.exec(each)?.[2]));
  // One field may hold the words of what the other gives in elements.
  const words = firstLine(texts.map(withoutParts));
  const isBare = hasPeriod && said === null && bounds.every((bound) => bound === undefined);
  const amounts = isBare ? amountsIn(words ?? '') : undefined;
  return {
    ...readRange(...(amounts ?? withRange(bounds))),
    text: said ?? (amounts ? null : words),
  };
}

/** One element may hold both: `<amount>8000 - 10000</amount>`. */
function withRange([min, max]: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const isSingle = min !== undefined && max === undefined && readAmount(min) === undefined;
  return (isSingle ? amountsIn(min) : undefined) ?? [min, max];
}

/** An amount of nothing, or from nothing to nothing. */
const NOTHING = /^(?:mxn?|m\.?n\.?|pesos|[$0.,\s–—-])*$/i;

/** The first text that says more than nothing. */
function firstLine(texts: readonly (string | undefined)[]): string | null {
  const lines = texts.map((text) => toLine(text, MAX_PAY_TEXT));
  return lines.find((line) => line !== null && !NOTHING.test(line)) ?? null;
}

/** Beside elements that say an amount only what stands before them are words of the pay's own. */
function withoutParts(text: string): string {
  const parts = readParts(text);
  if (parts.some(({ name }) => name === 'min' || name === 'max'))
    return /^[^<>]*/.exec(text)?.[0] ?? '';
  return text.replace(ELEMENT, (element, name: string) =>
    payPartOf(name) === undefined ? element : ' ',
  );
}

/** `<min>`, `<max>` and so on, however deep they stand. */
function readParts(given: string): { readonly name: PayPart; readonly text: string }[] {
  const flat = given.replace(AMOUNT_WITHIN, '<$1>$2</$1>$3');
  return [...flat.matchAll(ELEMENT)].flatMap(([, name = '', text = '']) => {
    const known = payPartOf(name);
    return known === undefined || text.trim() === '' ? [] : [{ name: known, text: text.trim() }];
  });
}

/** What of the pay an element or an attribute of this name says. */
export function payPartOf(name: string): PayPart | undefined {
  const plain = foldLetters(name)
    .replace(/[^a-z]/g, '')
    .replace(OF_PAY, '');
  return NAMES.find(([, names]) => names.test(plain))?.[0];
}

interface GivenPay {
  readonly part: (name: PayPart) => string | undefined;
  readonly period: string | undefined;
}

/** What shows that words name an amount, and what it is paid for; folded. */
const AMOUNT = /\$ ?\d|\d{3}|\d ?(?:mil|k)\b/;
const PAID_FOR =
  /seman|\bsem\b|quincen|catorcen|mensual|\bmes(?:es)?\b|diari|\bdias?\b|jorna|\bhoras?\b|\bhrs?\b|anual|\banos?\b|week|month|hour|\byear|annu|\bdays?\b|daily|viaje|entrega|paquete|ruta|vuelta|turno|destajo|pedido|servicio|envio|\bkm\b|kilo|\d ?x ?\d/;

function tellLosses({ part, period }: GivenPay, found: JobPay, warn: Warn): void {
  const amounts = [part('min'), part('max')].filter(
    (text) => text !== undefined && !NOTHING.test(text),
  );
  const read = [found.min, found.max].filter((amount) => amount !== undefined).length;
  if (read < amounts.length) warn('pay-unreadable', 'pay', amounts.join(' – '));
  if (part('currency') !== undefined && found.currency === undefined)
    warn('pay-unreadable', 'currency', part('currency'));
  const words = foldLetters(found.text ?? '');
  const isBare = AMOUNT.test(words) && !PAID_FOR.test(words);
  if ((read > 0 || isBare) && found.period === undefined)
    warn('pay-period-unknown', 'period', period);
}

function readCurrency(text = ''): string | undefined {
  const name = text.trim().slice(0, MAX_AMOUNT_TEXT);
  if (PESOS.test(name.toLowerCase().replace(/[\s.]/g, ''))) return 'MXN';
  return CURRENCY.test(name.toUpperCase()) ? name.toUpperCase() : CODE_WITHIN.exec(name)?.[0];
}

/** Of a text that is an amount, or from one to another, and nothing else. */
function amountsIn(text: string): readonly string[] | undefined {
  const [least = '', ...others] = text
    .replace(/^(?:de|entre)\s+/i, '')
    .split(/\s*[-–—]\s*|\s+(?:a|y|to)\s+/i);
  // '8 a 10 mil' are thousands, both.
  const thousands = /^\d{1,2}$/.test(least)
    ? /\d ?(mil|k)\b/i.exec(others[0] ?? '')?.[1]
    : undefined;
  const amounts = [thousands === undefined ? least : `${least} ${thousands}`, ...others];
  const isRange = amounts.length <= 2 && amounts.every((each) => readAmount(each) !== undefined);
  return isRange ? amounts : undefined;
}

/** Nobody in Mexico is paid by the year: such amounts come from systems that know no other. */
function ofMonth(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.round(amount / MONTHS_OF_YEAR);
}

/** Words in the name of a period that are none of it: 'Pago semanal (neto)'. */
const BESIDE_PERIOD =
  /\b(?:net[oa]?s?|brut[oa]s?|libres?|gross|pay|pagos?|sueldo|salario|salary)\b/g;

/** Periods in numbers, and their first letters, as systems shorten them. */
const PERIODS_SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:c|cada)?[ /]*(?:15|quince) dias\b|\btwice a month\b/, 'quincenal'],
  [/\b(?:c|cada)?[ /]*(?:14|catorce) dias\b|\bevery (?:2|two) weeks\b/, 'catorcenal'],
  [/^[sw]$/, 'semanal'],
  [/^q$/, 'quincenal'],
  [/^m$/, 'mensual'],
  [/^d$/, 'diario'],
];

function foldPeriod(text: string): string {
  const words = foldLetters(text.slice(0, MAX_AMOUNT_TEXT)).replaceAll('_', ' ').trim();
  return PERIODS_SHORT.reduce((said, [short, name]) => said.replace(short, name), words)
    .replace(BESIDE_PERIOD, '')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
}

function readPeriod(text: string): PayPeriod | undefined {
  const name = foldPeriod(text);
  return PERIODS.find(([, pattern]) => pattern.test(name))?.[0];
}

// Limits in the wrong order are put right: both are amounts that the feed names.
function readRange(minText?: string, maxText?: string) {
  const min = readAmount(minText);
  const max = readAmount(maxText);
  return min !== undefined && max !== undefined && min > max
    ? { min: max, max: min }
    : { min, max };
}

const CURRENCY_BESIDE =
  /^(?:(?:mxn?|m\.?n\.?)(?= ?[\d$]))? ?\$? ?|\s*(?:mxn|mxp|m\.?n\.?|pesos)?\.?$/gi;
const WHOLE =
  /^(?:\d{1,12}|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+)(?:\.\d{1,6})?$/;
/** As Spain writes '12.500,50'; no wage has thousandths of a peso. */
const WITH_POINTS = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
const THOUSANDS = /^(\d{1,3}(?:\.\d)?) ?(?:mil|k)$/i;

/** Words and signs around an amount: 'desde 8,000 netos', '8,000.-', '8,000.ºº'. */
const BESIDE_AMOUNT =
  /^(?:desde|a partir de|m[ií]nimo|m[aá]ximo|aprox\w*\.?|[~+])\s*|\s*\(?(?:net[oa]s?|brut[oa]s?|libres?|aprox\w*\.?|mensual(?:es)?|semanal(?:es)?)\)?\.?$|\.(?:-|oo)$/gi;

/** '12,500.50', '$ 12500', '12500 MXN', '12.500,50', '12 500', '12´500' and '12 mil' are amounts. */
function readAmount(raw?: string): number | undefined {
  const text = (toLine(raw, MAX_AMOUNT_TEXT) ?? '').replace(/[´’‘`]/g, "'").normalize('NFKC');
  const digits = text.replace(BESIDE_AMOUNT, '').replace(CURRENCY_BESIDE, '').trim();
  const amount = numberOf(digits);
  return amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}

function numberOf(digits: string): number {
  const thousands = THOUSANDS.exec(digits)?.[1];
  if (thousands !== undefined) return Number(thousands) * 1000;
  if (WITH_POINTS.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return WHOLE.test(digits) ? Number(digits.replace(/[, ']/g, '')) : Number.NaN;
}
