import { MAX_RESULT_DAYS } from '#schemas/api/constants.ts';
import { isFilterDay } from '#schemas/api/recruiting/applications.ts';
import type { ResultsQuery } from '#schemas/api/recruiting/results.ts';
import { addDays, isDay } from '#schemas/forms/base/days.ts';

/**
 * A query whose period the service knows, whatever an address or a field says: what is no day is left out, days in the wrong order
 * change places, and of a longer period its end counts.
 * @param today the day at the site
 */
export function withPeriod(query: ResultsQuery, today: string): ResultsQuery {
  const { from: first, to: last, ...filters } = query;
  const from = knownDay(first);
  const to = knownDay(last);
  if (from === undefined) return { ...filters, ...(to !== undefined && { to }) };
  const [begin = from, end = today] = [from, to ?? today].sort();
  const earliest = addDays(end, 1 - MAX_RESULT_DAYS);
  const isSame = to === undefined && end === today;
  return { ...filters, from: begin < earliest ? earliest : begin, ...(!isSame && { to: end }) };
}

function knownDay(text: string | undefined): string | undefined {
  return text !== undefined && isFilterDay(text) && isDay(text) ? text : undefined;
}
