import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApplicationFilters } from '#schemas/api/recruiting/applications.ts';
import { SITE_TIME_ZONE } from '#schemas/forms/base/days.ts';
import { idsOfFolio, readFolio } from '#schemas/forms/folio.ts';
import { firstStep } from './application-settings.ts';
import {
  hasStatus,
  type ListedExpressions,
  type ListedQuery,
  type ListScope,
} from './listed-applications.ts';
import { isStoppedAt } from './stopped-applications.ts';

/** A phone is looked for by so many digits; fewer are in most of them. */
const MIN_PHONE_DIGITS = 4;

/** Those that fit, without the ones that were merged into others. */
export function filterApplications<Output>(
  query: ListedQuery<Output>,
  filters: ApplicationFilters,
  scope: ListScope,
): ListedQuery<Output> {
  return query
    .where('merged_into', 'is', null)
    .where((eb) => eb.and(conditionsOf(eb, filters, scope)));
}

function conditionsOf(
  eb: ListedExpressions,
  { job, step, status, place, from, to, source, channel, stop, q }: ApplicationFilters,
  scope: ListScope,
): Expression<SqlBool>[] {
  const first = eb.val(firstStep(scope.settings));
  const at = stop === undefined ? 'at' : 'created_at';
  return [
    ...(job === undefined ? [] : [eb('job_id', '=', job)]),
    ...(step === undefined ? [] : [eb(eb.fn.coalesce('step', first), '=', step)]),
    ...(status === undefined ? [] : [hasStatus(eb, status, scope)]),
    ...(source === undefined ? [] : [isOfSource(eb, source)]),
    ...(channel === undefined ? [] : [eb('channel', '=', channel)]),
    ...(place === undefined ? [] : [holds('place', place)]),
    ...(stop === undefined ? [] : [isStoppedAt(stop, scope)]),
    ...(from === undefined ? [] : [eb(at, '>=', startOf(from))]),
    ...(to === undefined ? [] : [eb(at, '<', sql<Date>`${startOf(to)} + interval '1 day'`)]),
    ...(q === undefined ? [] : [isContact(eb, q)]),
  ];
}

/**
 * When a day begins at the site; its days have 24 hours, for Mexico has kept no summer time since 2022. The 30th of February
 * counts on into March.
 */
function startOf(day: string): RawBuilder<Date> {
  const month = `${day.slice(0, 8)}01`;
  const days = Number(day.slice(8)) - 1;
  return sql<Date>`((cast(${month} as date) + cast(${days} as integer))::timestamp at time zone ${SITE_TIME_ZONE})`;
}

/** Who came from nowhere in particular has none. */
function isOfSource(eb: ListedExpressions, source: string): Expression<SqlBool> {
  return eb(
    eb.fn.coalesce(eb.fn<string>('lower', ['source']), eb.val('')),
    '=',
    source.toLowerCase(),
  );
}

function isContact(eb: ListedExpressions, q: string): Expression<SqlBool> {
  const digits = q.replace(/\D/g, '');
  const folio = readFolio(q);
  const isPhone = digits.length >= MIN_PHONE_DIGITS && !/\p{L}/u.test(q);
  return eb.or([
    holds('name', q),
    holds('contact_email', q),
    ...(folio === undefined ? [] : [isBetween(eb, idsOfFolio(folio))]),
    ...(isPhone ? [eb('contact_phone', 'like', `%${digits}%`)] : []),
  ]);
}

function isBetween(
  eb: ListedExpressions,
  [first, last]: readonly [string, string],
): Expression<SqlBool> {
  return eb.and([eb('application_id', '>=', first), eb('application_id', '<=', last)]);
}

/** Spanish letters with their accents, and what stands for them in a search. */
const ACCENTED = 'áéíóúüñ';
const PLAIN = 'aeiouun';

function holds(column: 'place' | 'name' | 'contact_email', part: string): RawBuilder<SqlBool> {
  const text = sql`translate(lower(coalesce(${sql.ref(column)}, '')), ${ACCENTED}, ${PLAIN})`;
  return sql<SqlBool>`strpos(${text}, translate(lower(${part.trim()}), ${ACCENTED}, ${PLAIN})) > 0`;
}
