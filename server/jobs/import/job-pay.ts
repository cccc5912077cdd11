import type { JobPay, PayPeriod } from '#schemas/api/jobs.ts';
import type { RawJob } from './feed-item.ts';
import { toLine } from './plain-text.ts';

const MAX_PAY_TEXT = 200;
/** More than any amount with its currency: bounds the patterns that read it. */
const MAX_AMOUNT_TEXT = 40;
/** Above any wage: a typing error or an attack. */
const MAX_AMOUNT = 1e9;

/** How feeds name the periods, without accents and signs. */
const PERIODS: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /^(?:(?:per|por|a la|an|la|x) ?)?(?:hour|hourly|hr|h|hora|horas)$/],
  ['day', /^(?:(?:per|por|al|a|el|x) ?)?(?:day|daily|dia|dias|diario|diaria|jornada|jornal)$/],
  ['week', /^(?:(?:per|por|a la|a|la|x) ?)?(?:week|weekly|semana|semanas|semanal|semanales)$/],
  ['month', /^(?:(?:per|por|al|a|el|x) ?)?(?:month|monthly|mes|meses|mensual|mensuales)$/],
];

/** The pay of `<pay>`; a `<salary>` is its text. Undefined when the feed says nothing of it. */
export function toJobPay({ pay, fields }: RawJob): JobPay | undefined {
  const { min, max } = readRange(pay.min, pay.max);
  const currency = pay.currency?.trim().toUpperCase() ?? '';
  const period = readPeriod(pay.period);
  const text = toLine(pay.text, MAX_PAY_TEXT) ?? toLine(fields.salary, MAX_PAY_TEXT);
  const found: JobPay = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
    ...(period !== undefined && { period }),
    ...(text !== null && { text }),
  };
  const saysSomething = min !== undefined || max !== undefined || text !== null;
  return saysSomething ? found : undefined;
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
