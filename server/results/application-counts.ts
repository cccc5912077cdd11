import { type Kysely, sql } from 'kysely';
import { SITE_TIME_ZONE } from '#schemas/forms/base/days.ts';
import type { Tables } from '../db/schema.ts';
import type { CountedValue } from './few.ts';
import { endOfDay, startOfDay } from './read-counts.ts';
import { type DayRange, isHourly, type ResultScope } from './result-scope.ts';

/** Applications know no page, device and place of the visit they came from. */
export function knowsApplications({ filters }: Pick<ResultScope, 'filters'>): boolean {
  return [filters.page, filters.device, filters.place].every((each) => each === undefined);
}

/**
 * Those that were sent in a period, whether or not the applicant agreed to be measured. What recruiters merged into another is counted
 * with it, as their list shows it.
 */
function sentIn(kysely: Kysely<Tables>, { site, filters }: ResultScope, { from, to }: DayRange) {
  const { source } = filters;
  return kysely
    .selectFrom('applications')
    .where('agency_id', '=', site.agencyId)
    .where('site_id', '=', site.siteId)
    .where('finished_at', '>=', startOfDay(from))
    .where('finished_at', '<', endOfDay(to))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_states')
            .whereRef('application_states.agency_id', '=', 'applications.agency_id')
            .whereRef('application_states.site_id', '=', 'applications.site_id')
            .whereRef('application_states.application_id', '=', 'applications.application_id')
            .where('merged_into', 'is not', null)
            .select('merged_into'),
        ),
      ),
    )
    .$if(source !== undefined, (query) => query.where(SOURCE, '=', source ?? ''));
}

/** As events have it. */
const SOURCE = sql<string>`lower(coalesce(source, ''))`;

export async function countApplicationsIn(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  range: DayRange,
): Promise<number> {
  const { amount } = await sentIn(kysely, scope, range)
    .select(sql<number>`count(*)::int`.as('amount'))
    .executeTakeFirstOrThrow();
  return amount;
}

/** By day or, in a short period, by the beginning of the hour as ISO text. */
export async function applicationsByTime(
  kysely: Kysely<Tables>,
  scope: ResultScope,
): Promise<ReadonlyMap<string, number>> {
  const day = sql<string>`(finished_at at time zone ${sql.lit(SITE_TIME_ZONE)})::date::text`;
  const hour = sql<string>`to_char(date_trunc('hour', finished_at at time zone 'UTC'), 'YYYY-MM-DD"T"HH24:00:00.000"Z"')`;
  const at = isHourly(scope) ? hour : day;
  const rows = await sentIn(kysely, scope, scope.period)
    .select([at.as('at'), sql<number>`count(*)::int`.as('amount')])
    .groupBy(at)
    .execute();
  return new Map(rows.map((row) => [row.at, row.amount]));
}

/** What applications came from, now and before. */
export async function applicationsBy(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  column: 'source' | 'channel',
): Promise<CountedValue[]> {
  const value = column === 'source' ? SOURCE : sql<string>`channel`;
  const isNow = sql`finished_at >= ${startOfDay(scope.period.from)}`;
  const both = { from: scope.before.from, to: scope.period.to };
  return sentIn(kysely, scope, both)
    .select([
      value.as('value'),
      sql<number>`(count(*) filter (where ${isNow}))::int`.as('count'),
      sql<number>`(count(*) filter (where not ${isNow}))::int`.as('before'),
    ])
    .groupBy(value)
    .execute();
}
