import { MAX_PASTED, withoutSurroundings } from '../../text/pasted-text.ts';
import { isDay, resolveDay } from '../base/days.ts';
import { invalid, type Verdict, valid } from '../base/verdict.ts';
import { type AnswerReader, oneLine } from './reader.ts';

/** As pickers give it. */
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** As people in Mexico write it. */
const DAY_FIRST = /^(\d{1,2})\s?[/.,|\\_\p{Pd} ]\s?(\d{1,2})\s?[/.,|\\_\p{Pd} ]\s?(\d{4})$/u;
/** Keyboards of digits have nothing else: `31011990`, as tables have it `19900131`. No eight digits are a day of both in the years that are taken. */
const DIGITS = /^(\d{2})(\d{2})((?:19|20|21)\d{2})$/;
const ISO_DIGITS = /^((?:19|20|21)\d{2})(\d{2})(\d{2})$/;
/** Midnight, or when a table or message was written. */
const TIME = /[ T,]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\s?(?:z|[ap]\.?\s?m\.?)?$/i;
/** `1 de marzo de 2026`, `1 mar 2026`, `12-mar-2026`, `4 de marzo, 2026` */
const IN_WORDS = /^(\d{1,2})(?: de )?[ \-/]?([a-z]{3})[a-z]*\.?(?: del? |, ?|[ \-/])(\d{4})$/i;
/** `el 5 de mayo de 1990`, `el día …`, `a partir del 1 de marzo de 2026`, `Vigencia: …`, `vence el …` */
const ARTICLE =
  /^(?:(?:fecha(?: de \p{L}+)?|vigencia|vigente|vence|vencimiento|expira)\s*:?\s*)?(?:(?:a partir|desde|hasta|nac[ií]|nacid[oa]) )?(?:del? |el )?(?:d[ií]a )?/iu;
const WEEKDAY =
  /^(?:(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),? |(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\.?,? (?=\d{1,2} \p{L}))/iu;
/** `marzo 1, 2026` */
const MONTH_FIRST = /^([a-z]{3,10}\.? )(\d{1,2})(?:, ?| del? | )(?=\d{4}$)/i;
/** `1° de marzo`, `1.º de marzo`, `1ro de marzo`, `primero de marzo` */
const FIRST_DAY = /^(?:1\.?(?:[º°o]|e?ro)|primero)(?= )/i;
/** Other beginnings of a month: an older spelling, and phones that speak English. */
const OTHER_MONTHS: Readonly<Record<string, string>> = {
  set: 'sep',
  jan: 'ene',
  apr: 'abr',
  aug: 'ago',
  dec: 'dic',
};
/** A day and a month, and behind them no year of four figures. */
const YEARLESS =
  /^(?:\d{1,2}[/.\p{Pd} ]\d{1,2}|\d{1,2} ?(?:de |\p{Pd}|\/)?[a-z]{3,10}\.?)(?:[/.\p{Pd} ](?:del? )?(?:\d{1,3}|\d{5}))?$|^\d{6}$|^0\d{3}-\d\d-\d\d$/iu;
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
/** Outside of these a year is mistyped: pickers give 0026 for a year of two figures. */
const YEARS = { first: 1900, last: 2100 };

/** A day without time and zone, the same for every reader. */
export const readDate: AnswerReader = oneLine((line, { limits = {} }, context) => {
  if (line.length > MAX_PASTED) return invalid('date-format');
  const text = withoutSurroundings(line, ARTICLE).replace(TIME, '');
  const day = toDay(text);
  if (day === undefined)
    return invalid(YEARLESS.test(withoutWeekday(text)) ? 'date-year' : 'date-format');
  if (!isDay(day)) return noSuchDay(day);
  const from = limits.from === undefined ? undefined : resolveDay(limits.from, context.today);
  const to = limits.to === undefined ? undefined : resolveDay(limits.to, context.today);
  if (from !== undefined && day < from) return invalid('date-from', { from });
  return to !== undefined && day > to ? invalid('date-to', { to }) : valid(day);
});

/** The month stands first where people write as in the United States: asked, and never turned round by itself. */
function noSuchDay(day: string): Verdict {
  const turned = day.replace(/-(\d\d)-(\d\d)$/, '-$2-$1');
  return isDay(turned) ? invalid('date-order', { day: turned }) : invalid('date-missing');
}

/** Perhaps of no calendar. */
function toDay(text: string): string | undefined {
  const [year, month = '', day = ''] = partsOf(text);
  if (year === undefined) return undefined;
  if (Number(year) < YEARS.first || Number(year) > YEARS.last) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Year, month and day as they were written; none where the text is no date. */
function partsOf(text: string): readonly string[] {
  const iso = ISO.exec(text) ?? ISO_DIGITS.exec(text);
  const dayFirst = DAY_FIRST.exec(text) ?? DIGITS.exec(text);
  if (dayFirst) return dayFirst.slice(1).reverse();
  if (iso) return iso.slice(1);
  const plain = withoutWeekday(text).replace(MONTH_FIRST, '$2 $1');
  const [, day = '', name = '', year = ''] = IN_WORDS.exec(plain) ?? [];
  const month = MONTHS.indexOf(OTHER_MONTHS[name.toLowerCase()] ?? name.toLowerCase()) + 1;
  return month === 0 ? [] : [year, String(month), day];
}

function withoutWeekday(text: string): string {
  return text.replace(WEEKDAY, '').replace(FIRST_DAY, '1');
}
