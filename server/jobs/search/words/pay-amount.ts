import { foldWord } from '../vocabulary/folded-words.ts';

/** An amount of pay that was typed, at the beginning of some words. */
interface PayAmount {
  /** Words that say it. */
  readonly length: number;
  /** Text of a `tsquery` for jobs that pay as much or more, up to twice as much. */
  readonly query: string;
  /** The same for jobs that pay by another period, as much in the end. */
  readonly alsoQuery?: string;
}

type Period = 'hour' | 'day' | 'week' | 'fortnight' | 'month';

const PERIODS: Readonly<Record<Period, RegExp>> = {
  hour: /^(?:(?:por|la|x|a la|cada) hora|hora)\b/,
  day: /^(?:(?:por|al|x|cada) dia|(?:por|x) jornada|diarios?|diarias?)\b/,
  week: /^(?:(?:por|a la|x|cada) semana|cada (?:ocho|8) dias|semanal(?:es|mente)?)\b/,
  fortnight: /^(?:(?:por|a la|x|cada) quincena|cada (?:quince|15) dias|quincenal(?:es|mente)?)\b/,
  month: /^(?:(?:por|al|x|cada) mes|mensual(?:es|mente)?)\b/,
};

/** Days of a period of pay, as Mexican pay slips count them; what a job of hours pays in the end nobody knows. */
const DAYS = { day: 1, week: 30.4 / 4.345, fortnight: 15, month: 30.4 } as const;

/** What migrations 0006 and 0036 write beside pay of a period. */
const PERIOD_QUERIES: Readonly<Record<Period, string>> = {
  hour: `'hor':C`,
  day: `'diari':C`,
  week: `'semanal':C`,
  fortnight: `'quincenal':C`,
  month: `'mensual':C`,
};

const INTRO =
  /^(?:(?:mas de|arriba de|desde|minimo|al menos|por lo menos|no menos de|gan\w+|pagu?\w*|sueldo|pesos) )+(?:de )?/;
/** `de 10 a 15 mil`, `500 a 600`: the lower one counts. */
const RANGE = /^(?:de |entre )?(\d{1,6})(k| mil)? (?:a|y|o) (?:pesos )?(\d{1,6})(k| mil)?\b/;
/** A code begins with 0. */
const AMOUNT = /^([1-9]\d{1,5})(k| mil)?\b|^([1-9]\d{0,2})(k| mil)\b/;
const CURRENCY = /^(?: (?:pesos|mxn|mn))?(?: |$)/;

/** No pay in Mexico is lower or higher, whatever its period. */
const MIN_AMOUNT = 20;
const MAX_AMOUNT = 300_000;
/** Less is something else where nothing says that it is money: `más de 30 años`. */
const MIN_BARE_AMOUNT = 1000;
/** More, at the end of a text and without a word about money, is more often a postal code. */
export const MAX_BARE_AMOUNT = 40_000;

/** Amounts of jobs are round: to fifties from a thousand up. */
const HUNDREDS = Array.from({ length: 20 }, (_, index) => String(index * 50).padStart(3, '0'));

/**
 * `4000 semanales`, `más de $12,000 al mes`, `10 mil`; undefined where the words begin with no amount of pay, such as
 * `200 paquetes`. A sign before an amount is read as `pesos`, see `toPlainAmounts`.
 */
export function payAmountAt(words: readonly string[]): PayAmount | undefined {
  const text = words.map(foldWord).join(' ');
  const intro = INTRO.exec(text)?.[0] ?? '';
  const typed = text.slice(intro.length);
  const range = RANGE.exec(typed);
  const number = range ?? AMOUNT.exec(typed);
  if (number === null) return undefined;
  const amount = range === null ? toAmount(number) : toLowerAmount(range);
  const behind = text.slice(intro.length + number[0].length);
  const currency = CURRENCY.exec(behind)?.[0];
  if (currency === undefined) return undefined;
  const period = periodAt(behind.slice(currency.length));
  const isMoney = /k|mil|pesos|mxn|mn/.test(`${intro}${number[0]}${currency}`);
  const isWage = intro !== '' && amount >= MIN_BARE_AMOUNT;
  const isAlone = intro === '' && behind === '';
  const isPay = period !== undefined || isMoney || isWage || (isAlone && isRoundWage(amount));
  if (!isPay || amount < MIN_AMOUNT || amount > MAX_AMOUNT) return undefined;
  const said = text.slice(
    0,
    text.length - behind.length + currency.length + (period?.text.length ?? 0),
  );
  return { length: said.trim().split(' ').length, ...queriesOf(amount, period?.name) };
}

/** Whoever types an amount on a phone leaves out the sign. */
function isRoundWage(amount: number): boolean {
  return amount >= MIN_BARE_AMOUNT && amount <= MAX_BARE_AMOUNT && amount % 100 === 0;
}

function queriesOf(amount: number, period: Period | undefined): Omit<PayAmount, 'length'> {
  if (period === undefined) return { query: `(${amountsFrom(amount)})` };
  if (period === 'hour') return { query: payIn('hour', amount) };
  const inPeriod = (other: DayedPeriod) =>
    payIn(other, roundDown((amount * DAYS[other]) / DAYS[period]));
  const others = (['day', 'week', 'fortnight', 'month'] as const).filter(
    (other) => other !== period,
  );
  const converted = others.map((other) => `(${inPeriod(other)})`).join(' | ');
  return { query: payIn(period, amount), alsoQuery: converted };
}

type DayedPeriod = Exclude<Period, 'hour'>;

function payIn(period: keyof typeof PERIOD_QUERIES, amount: number): string {
  return `(${amountsFrom(amount)}) & ${PERIOD_QUERIES[period]}`;
}

/** To an amount that jobs write. */
function roundDown(amount: number): number {
  const step = amount < 1000 ? 10 : 50;
  return Math.floor(amount / step) * step;
}

/** A text whose amounts are single words: `$12,000` → `pesos 12000`, `12 000-15 000` → `12000 a 15000`. */
export function toPlainAmounts(text: string): string {
  return text
    .replace(/(?<![\d.,])(\d{1,3})[,.](\d{3})(?![\d.,])/g, '$1$2')
    .replace(/(?<![\d.,] ?)(\d{1,3}) ([05]00)(?![\d.,])/g, '$1$2')
    .replace(
      /(?<!\d)(\d{4,6}|\d{1,3}(?= ?[-–—] ?\d{1,3} ?(?:k|mil)\b)) ?[-–—] ?\$? ?(?=\d{1,6}(?!\d))/g,
      '$1 a ',
    )
    .replace(/\$\s*(?=\d)/g, ' pesos ');
}

function toAmount([, plain, thousands, short, shortThousands]: RegExpExecArray): number {
  const number = Number(plain ?? short);
  return (thousands ?? shortThousands) === undefined ? number : number * 1000;
}

function toLowerAmount([, lower, thousands, , upperThousands]: RegExpExecArray): number {
  const isShort = thousands === undefined && Number(lower) < 1000;
  return Number(lower) * (thousands !== undefined || (isShort && upperThousands) ? 1000 : 1);
}

function periodAt(text: string): { readonly name: Period; readonly text: string } | undefined {
  for (const name of ['hour', 'day', 'week', 'fortnight', 'month'] as const) {
    const match = PERIODS[name].exec(text);
    if (match !== null) return { name, text: match[0] };
  }
  return undefined;
}

/** Amounts as jobs write them: `4,500` and `4 mil` are two words, `4500` and `4k` one. */
function amountsFrom(amount: number): string {
  const end = amount * 2;
  if (amount < 1000) return anyWord(range(amount, Math.min(end, 999), amount < 200 ? 1 : 10));
  const thousand = Math.floor(amount / 1000);
  const rest = amount % 1000;
  const plain = range(amount, end, amount < 10_000 ? 100 : 500);
  const same = HUNDREDS.filter((hundreds) => Number(hundreds) >= rest);
  const above = range(thousand + 1, Math.floor(end / 1000), 1);
  const thousands = rest === 0 ? [String(thousand), ...above] : above;
  return [
    ...(same.length === 0 ? [] : [`((${anyWord([String(thousand)])}) <-> (${anyWord(same)}))`]),
    `((${anyWord(above)}) <-> (${anyWord(HUNDREDS)}))`,
    `((${anyWord(thousands)}) <-> 'mil':C)`,
    anyWord(thousands.map((each) => `${each}k`)),
    anyWord(plain),
  ].join(' | ');
}

/** From a number to another, round ones of the step. */
function range(from: number, to: number, step: number): readonly string[] {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) =>
    String(first + index * step),
  );
}

/** Of the details of jobs. */
function anyWord(words: readonly string[]): string {
  return words.map((word) => `'${word}':C`).join(' | ');
}
