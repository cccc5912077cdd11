import type { JobPay, PayPeriod } from '#schemas/api/jobs.ts';
import { toLine } from '../text/plain-text.ts';
import { PAY_FIELDS, type PayField, type RawJob } from './feed-item.ts';
import type { Warn } from './job-warnings.ts';

const MAX_PAY_TEXT = 200;
/** More than any amount with its currency: bounds the patterns that read it. */
const MAX_AMOUNT_TEXT = 40;
/** Above any wage: a typing error or an attack. */
const MAX_AMOUNT = 1e9;

/** Of a `<salary>`. */
const MAX_SALARY = 2000;
const CURRENCY = /^[A-Z]{3}$/;
const ELEMENT = /<([a-z_-]{2,20})>([^<>]{0,200})<\/\1>/g;
/** As LinkedIn has it: `<lowEnd><amount>12000</amount><currencyCode>MXN</currencyCode></lowEnd>`. */
const AMOUNT_WITHIN =
  /<(lowend|highend)>\s*<amount>([^<>]{0,200})<\/amount>([\s\S]{0,400}?)<\/\1>/g;

/** Names of the elements of a `<salary>`. */
const NESTED: readonly (readonly [PayField, RegExp])[] = [
  ['min', /^(?:min|minimum|min_?(?:amount|value|salary)|low|lowend|from|desde|minimo)$/],
  ['max', /^(?:max|maximum|max_?(?:amount|value|salary)|high|highend|to|hasta|maximo)$/],
  ['currency', /^(?:currency|currency_?code|moneda)$/],
  ['period', /^(?:period|unit|unit_?text|frequency|interval|periodo|type)$/],
  ['text', /^(?:text|description)$/],
];

/** How feeds name the periods, without accents and signs. */
const PERIODS: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /^(?:(?:per|por|a la|an|la|x) ?)?(?:hour|hourly|hr|h|hora|horas)$/],
  ['day', /^(?:(?:per|por|al|a|el|x) ?)?(?:day|daily|dia|dias|diario|diaria|jornada|jornal)$/],
  ['week', /^(?:(?:per|por|a la|a|la|x) ?)?(?:week|weekly|semana|semanas|semanal|semanales)$/],
  [
    'fortnight',
    /^(?:(?:per|por|a la|a|la|x|cada) ?)?(?:fortnight|fortnightly|biweekly|semimonthly|quincena|quincenas|quincenal|quincenales)$/,
  ],
  ['month', /^(?:(?:per|por|al|a|el|x) ?)?(?:month|monthly|mes|meses|mensual|mensuales)$/],
];

/** The pay of `<pay>`; a `<salary>` is its text. Undefined when the feed says nothing of it. */
export function toJobPay({ pay: given, fields }: RawJob, warn: Warn): JobPay | undefined {
  const salary = fields.salary?.slice(0, MAX_SALARY) ?? '';
  const nested = readNested(salary);
  const pay = { ...nested, ...given };
  const isNested = Object.keys(nested).length > 0;
  const { min, max } = readRange(pay.min, pay.max);
  const currency = pay.currency?.trim().toUpperCase() ?? '';
  const period = readPeriod(pay.period);
  const text = toLine(pay.text, MAX_PAY_TEXT) ?? (isNested ? null : toLine(salary, MAX_PAY_TEXT));
  const found: JobPay = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(CURRENCY.test(currency) && { currency }),
    ...(period !== undefined && { period }),
    ...(text !== null && { text }),
  };
  tellLosses(pay, found, warn);
  const saysSomething = min !== undefined || max !== undefined || text !== null;
  return saysSomething ? found : undefined;
}

/** `<min>`, `<max>` and so on within `<salary>`, as the elements of `<pay>`. */
function readNested(salary: string): Partial<Record<PayField, string>> {
  const flat = salary.replace(AMOUNT_WITHIN, '<$1>$2</$1>$3');
  const found: Partial<Record<PayField, string>> = {};
  for (const [, name = '', text = ''] of flat.matchAll(ELEMENT)) {
    const known = NESTED.find(([, names]) => names.test(name))?.[0];
    if (known !== undefined && text.trim() !== '') found[known] ??= text.trim();
  }
  return found;
}

function tellLosses(pay: Partial<Record<PayField, string>>, found: JobPay, warn: Warn): void {
  const isGiven = (name: PayField) => (pay[name]?.trim() ?? '') !== '';
  const amounts = PAY_FIELDS.filter((name) => name === 'min' || name === 'max').filter(isGiven);
  const read = [found.min, found.max].filter((amount) => amount !== undefined).length;
  if (read < amounts.length)
    warn('pay-unreadable', 'pay', amounts.map((name) => pay[name]).join(' – '));
  if (isGiven('currency') && found.currency === undefined)
    warn('pay-unreadable', 'currency', pay.currency);
  if (read > 0 && found.period === undefined) warn('pay-period-unknown', 'period', pay.period);
}

function readPeriod(text = ''): PayPeriod | undefined {
  const name = text
    .slice(0, MAX_AMOUNT_TEXT)
    .normalize('NFD')
    .replace(/[^\p{L} ]/gu, '')
    .trim()
    .toLowerCase();
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

/** '12,500.50', '$ 12500' and '12500 MXN' are amounts. */
function readAmount(raw?: string): number | undefined {
  const text = toLine(raw, MAX_AMOUNT_TEXT) ?? '';
  const digits = text.replace(/^\s*\$|\s*(?:mxn|pesos)?\s*$/gi, '').trim();
  if (!/^(?:\d{1,12}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,6})?$/.test(digits)) return undefined;
  const amount = Number(digits.replaceAll(',', ''));
  return amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}
