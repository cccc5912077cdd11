import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ClientKey } from './job-staging.ts';

/** Brings everything that is kept about the open jobs of a client in line with them. */
export async function refreshOpenJobs(
  transaction: Kysely<Tables>,
  client: ClientKey,
): Promise<void> {
  await refreshAlikeJobs(transaction, client);
  await refreshJobTitles(transaction, client);
  await refreshJobWords(transaction, client);
}

/** Brings the words that spellings are corrected to in line with the open jobs of a client. */
async function refreshJobWords(
  transaction: Kysely<Tables>,
  { agencyId, clientId }: ClientKey,
): Promise<void> {
  await sql`
    with fresh as materialized (
      select word, spelling, open_jobs from words_of_jobs(${agencyId}, ${clientId})
    ), gone as (
      delete from job_words w
      where w.agency_id = ${agencyId} and w.client_id = ${clientId} and w.word not in (select word from fresh)
    )
    insert into job_words as w (agency_id, client_id, word, spelling, open_jobs)
    select ${agencyId}, ${clientId}, word, spelling, open_jobs from fresh
    on conflict (agency_id, client_id, word)
      do update set spelling = excluded.spelling, open_jobs = excluded.open_jobs
      where (w.spelling, w.open_jobs) is distinct from (excluded.spelling, excluded.open_jobs)
  `.execute(transaction);
}

/**
 * Of the open jobs of a client that say the same, lists hold the one that stays open longest, of those the newest, which
 * knows the number of the others: none is left behind it when it expires. Jobs that were never compared are like no other.
 */
async function refreshAlikeJobs(
  transaction: Kysely<Tables>,
  { agencyId, clientId }: ClientKey,
): Promise<void> {
  await sql`
    with ranked as materialized (
      select job_id, count(*) over same - 1 as others,
        row_number() over (same order by expires_at desc nulls first, start_date desc, job_id desc) as place
      from jobs
      where agency_id = ${agencyId} and client_id = ${clientId} and status = 'open' and not is_hidden and alike is not null
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

/** Brings the titles that type-ahead reads in line with the open jobs of a client. */
async function refreshJobTitles(
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
