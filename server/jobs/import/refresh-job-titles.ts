import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ClientKey } from './client-key.ts';

/** Brings the titles that type-ahead reads in line with the open jobs of a client. */
export async function refreshJobTitles(
  transaction: Kysely<Tables>,
  { agencyId, clientId }: ClientKey,
): Promise<void> {
  // The spelling that most jobs use stands for all.
  const titles = sql`
    select lower(f_unaccent(title)) as title_norm, mode() within group (order by title) as title,
      count(*)::int as open_jobs
    from jobs
    where agency_id = ${agencyId} and client_id = ${clientId} and status = 'open' and title is not null
    group by 1`;
  await sql`
    with fresh as materialized (${titles}), gone as (
      delete from job_titles t
      where t.agency_id = ${agencyId} and t.client_id = ${clientId}
        and t.title_norm not in (select title_norm from fresh)
    )
    insert into job_titles as t (agency_id, client_id, title_norm, title, open_jobs)
    select ${agencyId}, ${clientId}, title_norm, title, open_jobs from fresh
    on conflict (agency_id, client_id, title_norm)
      do update set title = excluded.title, open_jobs = excluded.open_jobs
      where (t.title, t.open_jobs) is distinct from (excluded.title, excluded.open_jobs)
  `.execute(transaction);
}
