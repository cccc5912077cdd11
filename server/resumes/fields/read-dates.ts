/** The span of a job. Months are `YYYY-MM`, or `YYYY` where the CV names no month. */
export interface DateSpan {
  readonly from: string;
  /** Null while it lasts. */
  readonly to: string | null;
  /** Where it stands in the line. */
  readonly start: number;
  readonly end: number;
}

const MONTHS: readonly RegExp[] = [
  /^(?:ene|jan)/,
  /^feb/,
  /^mar/,
  /^(?:abr|apr)/,
  /^may/,
  /^jun/,
  /^jul/,
  /^(?:ago|aug)/,
  /^sep|^set/,
  /^oct/,
  /^nov/,
  /^(?:dic|dec)/,
];

const MONTH_NAME =
  '(?:ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?|jan(?:uary)?|february|march|apr(?:il)?|june|july|aug(?:ust)?|september|october|november|dec(?:ember)?)\\.?';
const YEAR = '(?:19[6-9]\\d|20\\d{2})';
const DAY = '(?:\\d{1,2}(?:(?:\\s+de)?\\s+|[-/.]))?';
/** `ene-15`, `15/01/15` */
const SHORT = `${MONTH_NAME}[-/]\\d{2}(?!\\d)|\\d{1,2}[/-](?:0?[1-9]|1[0-2])[/-]\\d{2}(?!\\d)`;
const MOMENT = `(?:${DAY}${MONTH_NAME}(?:\\s+del?|[\\s,/-])?\\s*(?:${YEAR}|['’]\\d{2})|(?:\\d{1,2}\\s?[/.-]\\s?)?(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${YEAR}|${YEAR}(?:\\s?[-/]\\s?|\\.)(?:0[1-9]|1[0-2])(?!\\d)|${SHORT}|${YEAR})`;
const NOW =
  '(?:(?:a\\s+)?(?:la\\s+)?actualidad|actual(?:mente)?|(?:a\\s+)?la\\s+fecha(?:\\s+actual)?|fecha\\s+actual|(?:a|el)?\\s*(?:d[ií]a\\s+de\\s+)?hoy(?:\\s+en\\s+d[ií]a)?|(?:el\\s+)?presente|vigente|(?:a[uú]n\\s+)?laborando|en\\s+curso|present|date|now|current(?:ly)?|today|ongoing)';
const BETWEEN =
  '\\s*(?:\\p{Pd}>?|~|→|\\s/(?=\\s)|\\t|(?:\\ba|\\bal|\\bhasta|\\by|\\bto|\\b(?:un)?till?|(?:\\bfecha\\s+de\\s+)?(?:\\bt[eé]rmino|\\bsalida|\\bfin|\\bbaja))\\b:?)\\s*';

const IS_NOW = new RegExp(`^${NOW}$`, 'iu');

const SPAN = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:de|desde|del|from|inicio|ingreso|entrada):?\\s+)?(${MOMENT})(?:${BETWEEN}(?:la\\s+|el\\s+)?(${MOMENT}|${NOW})|\\s+(a\\s+la\\s+(?:fecha|actualidad)(?:\\s+actual)?|actualmente))(?![\\p{L}\\d])`,
  'iu',
);
/** `Mar 22 - Sep 24`: years, since days of a CV have one behind them. */
const SHORT_YEAR = `${MONTH_NAME}\\s+['’]?\\d{2}(?![\\d/-]|,?\\s+(?:del?\\s+)?\\d)`;
const SHORT_SPAN = new RegExp(
  `(?<![\\p{L}\\d]|\\d\\s)(${SHORT_YEAR})${BETWEEN}(?:la\\s+|el\\s+)?(${SHORT_YEAR}|${NOW})(?![\\p{L}\\d])`,
  'iu',
);
const SINCE = new RegExp(`(?:desde|a partir de|since):?\\s+(${MOMENT})(?![\\p{L}\\d])`, 'iu');
/** `marzo a julio de 2020`: the year stands once. */
const ONE_YEAR = new RegExp(
  `(?<![\\p{L}\\d])(${MONTH_NAME})${BETWEEN}(${MONTH_NAME}(?:\\s+del?)?\\s+(${YEAR}))`,
  'iu',
);

/** `98` is of the last century; jobs do not go on for so long that another year were meant. */
const FIRST_SHORT = 60;
/** `2015/2021`, which is no month of a year. */
const YEARS = new RegExp(`(?<![\\p{L}\\d/])(${YEAR})\\s?/\\s?(${YEAR})(?![\\p{L}\\d/])`, 'u');

/** The first span that a line names. */
export function findSpan(text: string): DateSpan | undefined {
  const oneYear = ONE_YEAR.exec(text);
  if (oneYear) return spanOf(oneYear, `${oneYear[1]} ${oneYear[3]}`, oneYear[2]);
  const span = SPAN.exec(text);
  if (span) return spanOf(span, span[1], span[3] ?? span[2]);
  const short = SHORT_SPAN.exec(text);
  if (short) return spanOf(short, short[1], short[2]);
  const years = YEARS.exec(text);
  if (years) return spanOf(years, years[1], years[2]);
  const since = SINCE.exec(text);
  return since ? spanOf(since, since[1], 'actualidad') : undefined;
}

function spanOf(match: RegExpExecArray, from = '', to = ''): DateSpan | undefined {
  const start = toMonth(from);
  const isNow = IS_NOW.test(to.trim());
  const end = isNow ? null : toMonth(to);
  if (start === undefined || end === undefined) return undefined;
  if (end !== null && end.slice(0, 4) < start.slice(0, 4)) return undefined;
  return { from: start, to: end, start: match.index, end: match.index + match[0].length };
}

function toMonth(text: string): string | undefined {
  const small = text.toLowerCase().trim();
  const written = /(?:19|20)\d{2}/.exec(small)?.[0];
  const short = written === undefined ? /['’/\s-](\d{2})$/.exec(small)?.[1] : undefined;
  const year = written ?? (short && `${Number(short) >= FIRST_SHORT ? 19 : 20}${short}`);
  if (year === undefined) return undefined;
  const word = /\p{L}{3,}/u.exec(small.replace(/^\d{1,2}\s+de\s+/, ''))?.[0] ?? '';
  const named = MONTHS.findIndex((pattern) => pattern.test(word)) + 1;
  const month = named || numberedMonth(small.replace(short === undefined ? year : /\d{2}$/, ''));
  return month === 0 ? year : `${year}-${String(month).padStart(2, '0')}`;
}

/** The last number beside the year: the day stands before it. */
function numberedMonth(rest: string): number {
  const number = Number(rest.match(/\d{1,2}/g)?.at(-1) ?? 0);
  return number <= 12 ? number : 0;
}
