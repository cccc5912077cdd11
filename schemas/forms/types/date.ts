import { isDay, resolveDay } from '../base/days.ts';
import { invalid, valid } from '../base/verdict.ts';
import { type AnswerReader, oneLine } from './reader.ts';

/** As pickers give it. */
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** As people in Mexico write it. */
const DAY_FIRST = /^(\d{1,2})\s?[/.\- ]\s?(\d{1,2})\s?[/.\- ]\s?(\d{4})$/;
/** Outside of these a year is mistyped: pickers give 0026 for a year of two figures. */
const YEARS = { first: 1900, last: 2100 };

/** A day without time and zone, the same for every reader. */
export const readDate: AnswerReader = oneLine((line, { limits = {} }, { today }) => {
  const day = toDay(line);
  if (day === undefined) return invalid('date-format');
  if (!isDay(day)) return invalid('date-missing');
  const from = limits.from === undefined ? undefined : resolveDay(limits.from, today);
  const to = limits.to === undefined ? undefined : resolveDay(limits.to, today);
  if (from !== undefined && day < from) return invalid('date-from', { from });
  return to !== undefined && day > to ? invalid('date-to', { to }) : valid(day);
});

/** Perhaps of no calendar. */
function toDay(text: string): string | undefined {
  const [, isoYear, isoMonth = '', isoDay = ''] = ISO.exec(text) ?? [];
  const [, day = isoDay, month = isoMonth, year = isoYear] = DAY_FIRST.exec(text) ?? [];
  if (year === undefined) return undefined;
  if (Number(year) < YEARS.first || Number(year) > YEARS.last) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
