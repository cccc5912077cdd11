import { type Kysely, sql } from 'kysely';
import type { SuggestedField } from '#schemas/api/jobs.ts';
import type { Tables } from '../db/schema.ts';
import type { JobScope } from './job-scope.ts';
import { escapeLike, startsReference } from './reference-start.ts';
import { toSearchText } from './search/search-text.ts';
import { isOpen } from './to-job.ts';

export interface TypeAheadRequest {
  readonly field: SuggestedField;
  /** What was typed so far. */
  readonly value: string;
}

interface TextRow {
  readonly text: string;
}

/** Suggestions that are answered; the client keeps four (spec section 9), of all its fields together. */
const MAX_SUGGESTIONS = 10;

/** Titles or reference numbers of open jobs that go on from what was typed; none for blanks. */
export async function typeAhead(
  kysely: Kysely<Tables>,
  scope: JobScope,
  { field, value }: TypeAheadRequest,
): Promise<string[]> {
  const typed = toSearchText(value);
  if (typed === '') return [];
  const rows =
    field === 'title'
      ? await suggestTitles(kysely, scope, typed)
      : await suggestReferences(kysely, scope, typed);
  return rows.map(({ text }) => text);
}

/** Titles that begin with the text, then those with a word that does, then those that hold it; accents do not count. */
async function suggestTitles(
  kysely: Kysely<Tables>,
  { agencyId, clientId }: JobScope,
  typed: string,
): Promise<readonly TextRow[]> {
  const ofClient = clientId === undefined ? sql`` : sql`and client_id = ${clientId}`;
  const { rows } = await sql<TextRow>`
    select min(title) as text
    from job_titles, (select lower(f_unaccent(${escapeLike(typed)})) as start) as typed
    where agency_id = ${agencyId} ${ofClient} and title_norm like '%' || start || '%'
    group by title_norm, start
    order by title_norm like start || '%' desc, title_norm like '% ' || start || '%' desc,
      sum(open_jobs) desc, title_norm
    limit ${MAX_SUGGESTIONS}`.execute(kysely);
  return rows;
}

async function suggestReferences(
  kysely: Kysely<Tables>,
  { agencyId, clientId }: JobScope,
  typed: string,
): Promise<readonly TextRow[]> {
  const ofClient = clientId === undefined ? sql`` : sql`and client_id = ${clientId}`;
  const { rows } = await sql<TextRow>`
    select distinct reference_number as text from jobs
    where agency_id = ${agencyId} ${ofClient} and ${isOpen} and ${startsReference(typed)}
    order by reference_number limit ${MAX_SUGGESTIONS}`.execute(kysely);
  return rows;
}
