import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ClientKey } from './client-key.ts';

/** Brings the words that spellings are corrected to in line with the open jobs of a client. */
export async function refreshJobWords(
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
