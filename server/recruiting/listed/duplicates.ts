import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { publishNews } from '../../applications/application-channel.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';
import { type SiteKey, siteColumns } from '../../sites/documents/site-key.ts';
import type { ListedRow } from './listed-applications.ts';

/** What tells that two applications may be one person's. */
type ContactRow = Pick<ListedRow, 'application_id' | 'job_id' | 'contact_email' | 'contact_phone'>;

/**
 * Which of these applications may be there twice: another one to the same job has the same contact, and neither was merged. It is
 * asked when it is read, for the other one may be merged, deleted or corrected at any time.
 */
export async function findDuplicates(
  kysely: Kysely<Tables>,
  site: SiteKey,
  rows: readonly (ContactRow & Pick<ListedRow, 'finished_at' | 'merged_into'>)[],
): Promise<ReadonlySet<string>> {
  const asked = rows.filter(
    ({ finished_at, merged_into, job_id }) =>
      finished_at !== null && merged_into === null && job_id !== null,
  );
  if (asked.length === 0) return new Set();
  const found = await duplicatesAmong(site, asked).execute(kysely);
  return new Set(found.rows.map(({ application_id }) => application_id));
}

/** The question that the database is asked. */
export function duplicatesAmong(
  site: SiteKey,
  rows: readonly ContactRow[],
): RawBuilder<Pick<ContactRow, 'application_id'>> {
  const others = (column: ContactColumn) =>
    sql<SqlBool>`exists (select from applications as other where ${isAlike(site, column)})`;
  return sql`
    select application_id from ${contactsOf(rows)}
    where ${others('contact_email')} or ${others('contact_phone')}`;
}

/** As many others of one person as recruiters are told of. */
const MAX_ALIKE = 50;

/** Those that were sent and that these may be the same as. */
async function findAlike(
  kysely: Kysely<Tables>,
  site: SiteKey,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('applications')
    .select(['application_id', 'job_id', 'contact_email', 'contact_phone'])
    .where((eb) => eb.and(siteColumns(site)))
    .where('application_id', 'in', ids)
    .where('job_id', 'is not', null)
    .execute();
  if (rows.length === 0) return [];
  const others = (column: ContactColumn) =>
    sql`select other.application_id from ${contactsOf(rows)} join applications as other on ${isAlike(site, column)}`;
  const found = await sql<Pick<ContactRow, 'application_id'>>`
    ${others('contact_email')} union ${others('contact_phone')} limit ${MAX_ALIKE + ids.length}`.execute(
    kysely,
  );
  return found.rows.map(({ application_id }) => application_id).filter((id) => !ids.includes(id));
}

/**
 * Has whoever watches the site ask anew for the marks of those that these may be the same as. It is called before these leave, or
 * change their contact, and after that again.
 */
export async function tellAlike(
  database: Pick<Database, 'publish'>,
  rows: Transaction<Tables>,
  { site, ids }: { readonly site: SiteKey; readonly ids: readonly string[] },
): Promise<void> {
  for (const subject of await findAlike(rows, site, ids))
    await publishNews(database, { site, kind: 'alike', subject }, rows);
}

type ContactColumn = 'contact_email' | 'contact_phone';

function contactsOf(rows: readonly ContactRow[]): RawBuilder<unknown> {
  return sql`unnest(
    cast(${rows.map(({ application_id }) => application_id)} as uuid[]),
    cast(${rows.map(({ job_id }) => job_id)} as text[]),
    cast(${rows.map(({ contact_email }) => contact_email)} as text[]),
    cast(${rows.map(({ contact_phone }) => contact_phone)} as text[])
  ) as one (application_id, job_id, contact_email, contact_phone)`;
}

/**
 * Without statistics, as an embedded database has none, the planner reads the whole site by any index that begins with agency and
 * site. So the site is compared in a way that it can use no index for.
 */
function isAlike({ agencyId, siteId }: SiteKey, column: ContactColumn): RawBuilder<SqlBool> {
  const merged = sql`(
    select state.merged_into from application_states as state
    where state.agency_id = other.agency_id and state.site_id = other.site_id
      and state.application_id = other.application_id)`;
  return sql`other.agency_id = ${agencyId} and ${sql.ref(`other.${column}`)} = ${sql.ref(`one.${column}`)}
    and other.job_id = one.job_id and other.site_id is not distinct from ${siteId}
    and other.application_id <> one.application_id and ${merged} is null`;
}
