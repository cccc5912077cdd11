import { type Kysely, type RawBuilder, sql } from 'kysely';
import { groupBy, orderBy, sumBy } from 'lodash-es';
import { TEXT_FACETS } from '#schemas/api/constants.ts';
import type { FacetField, TextFacet } from '#schemas/api/jobs.ts';
import type { Tables } from '../../db/schema.ts';
import { splitValues } from '../text/value-list.ts';
import type { JobScope } from './job-scope.ts';
import { isListed } from './to-job.ts';
import { everyTownName, type JobValue, TOWN } from './town-values.ts';

/** Columns of the fields whose values are what feeds say, see `TOWN` for that of cities. */
export const TEXT_COLUMNS: Readonly<Record<TextFacet, RawBuilder<string | null>>> = {
  city: TOWN,
  state: sql`state`,
  company: sql`company`,
  employmentType: sql`employment_type`,
  category: sql`category`,
};

/** Fields of which a job may have several values. */
export const LISTED_FIELDS: ReadonlySet<FacetField> = new Set(['employmentType', 'category']);

/** How many jobs say each of the values, where a job may say several; most jobs first. */
export function countEach(
  counted: readonly { readonly value: string | null; readonly count: number }[],
): readonly JobValue[] {
  const each = counted.flatMap(({ value, count }) =>
    value === null ? [] : splitValues(value).map((part) => ({ value: part, count })),
  );
  const values = Object.entries(groupBy(each, 'value')).map(([value, same]) => ({
    value,
    count: sumBy(same, 'count'),
  }));
  return orderBy(values, 'count', 'desc');
}

/** Of each field every value, most jobs first. */
export type JobValues = Readonly<Record<TextFacet, readonly JobValue[]>>;

/** Every value, where the facets of a search stop at the first 200: who chooses one must find it. */
export async function loadJobValues(
  kysely: Kysely<Tables>,
  { agencyId, clientId }: JobScope,
): Promise<JobValues> {
  const columns = TEXT_FACETS.map((field) => TEXT_COLUMNS[field]);
  const ofClient = clientId === undefined ? sql`` : sql`and client_id = ${clientId}`;
  const { rows } = await sql<JobValue & { readonly field: number }>`
    select field, value, count(*)::int as count
    from jobs, unnest(array[${sql.join(columns)}]) with ordinality as said (value, field)
    where agency_id = ${agencyId} ${ofClient} and ${isListed} and value <> ''
    group by field, value order by count desc, value`.execute(kysely);
  const valuesOf = (field: TextFacet) =>
    rows
      .filter((row) => Number(row.field) === TEXT_FACETS.indexOf(field) + 1)
      .map(({ value, count }) => ({ value, count }));
  return {
    city: everyTownName(valuesOf('city')),
    state: valuesOf('state'),
    company: valuesOf('company'),
    employmentType: countEach(valuesOf('employmentType')),
    category: countEach(valuesOf('category')),
  };
}
