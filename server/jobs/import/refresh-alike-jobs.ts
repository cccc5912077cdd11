import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ClientKey } from './client-key.ts';

/**
 * Of the open jobs of a client that say the same, lists hold the one that stays open longest, of those the newest, which
 * knows the number of the others: none is left behind it when it expires. Jobs that were never compared are like no other.
 */
export async function refreshAlikeJobs(
  transaction: Kysely<Tables>,
  { agencyId, clientId }: ClientKey,
): Promise<void> {
  await sql`
    with ranked as materialized (
      select job_id, count(*) over same - 1 as others,
        row_number() over (same order by expires_at desc nulls first, start_date desc, job_id desc) as place
      from jobs
      where agency_id = ${agencyId} and client_id = ${clientId} and status = 'open' and alike is not null
      window same as (partition by alike)
    ), wanted as (
      select job_id, place = 1 as is_listed, case when place = 1 then others else 0 end as alike_count from ranked
    )
    update jobs j set is_listed = w.is_listed, alike_count = w.alike_count
    from wanted w
    where j.agency_id = ${agencyId} and j.job_id = w.job_id
      and (j.is_listed, j.alike_count) is distinct from (w.is_listed, w.alike_count)`.execute(
    transaction,
  );
}
