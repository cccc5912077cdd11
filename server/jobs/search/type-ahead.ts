import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { JobScope } from '../records/job-scope.ts';
import { escapeLike, startsReference } from '../records/reference-start.ts';
import { isOpen } from '../records/to-job.ts';
import { toSearchText } from './query/search-text.ts';
import { correctTerm } from './readings/correct-term.ts';
import { synonymsOf } from './vocabulary/synonyms.ts';
import { toSearchUnits } from './words/search-units.ts';

export interface TypeAheadRequest {
  readonly field: 'title' | 'referenceNumber';
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

/** Titles that hold the text; where none does, those that hold it in other words, then those that do once it is spelt right. */
async function suggestTitles(
  kysely: Kysely<Tables>,
  scope: JobScope,
  typed: string,
): Promise<readonly TextRow[]> {
  const exact = await titlesWith(kysely, scope, [typed]);
  if (exact.length > 0) return exact;
  const synonymous = await titlesWith(kysely, scope, inOtherWords(typed, scope));
  return synonymous.length > 0 ? synonymous : titlesCorrected(kysely, scope, typed);
}

/** The text with one word or phrase after the other replaced by each of its synonyms. */
function inOtherWords(typed: string, { synonyms }: JobScope): readonly string[] {
  const units = toSearchUnits(typed, synonymsOf(synonyms));
  return units.flatMap((unit, index) =>
    [...unit.says, ...unit.also].map(({ text: other }) =>
      units.map(({ text }, place) => (place === index ? other : text)).join(' '),
    ),
  );
}

/** Titles that begin with a text, then those with a word that does, then those that hold it; accents do not count. */
async function titlesWith(
  kysely: Kysely<Tables>,
  scope: JobScope,
  texts: readonly string[],
): Promise<readonly TextRow[]> {
  if (texts.length === 0) return [];
  const { rows } = await sql<TextRow>`
    select min(title) as text
    from job_titles, (select lower(f_unaccent(typed)) as start from unnest(${texts.map(escapeLike)}::text[]) as typed) as typed
    where ${isOfScope(scope)} and title_norm like '%' || start || '%'
    group by title_norm
    order by bool_or(title_norm like start || '%') desc, bool_or(title_norm like '% ' || start || '%') desc,
      sum(open_jobs) desc, title_norm
    limit ${MAX_SUGGESTIONS}`.execute(kysely);
  return rows;
}

/** Titles that hold the text without its spelling mistakes. */
async function titlesCorrected(
  kysely: Kysely<Tables>,
  scope: JobScope,
  typed: string,
): Promise<readonly TextRow[]> {
  const { term } = await correctTerm(kysely, scope, typed);
  return term === undefined ? [] : titlesWith(kysely, scope, [term]);
}

function isOfScope({ agencyId, clientId }: JobScope): RawBuilder<boolean> {
  const ofClient = clientId === undefined ? sql`` : sql`and client_id = ${clientId}`;
  return sql`agency_id = ${agencyId} ${ofClient}`;
}

async function suggestReferences(
  kysely: Kysely<Tables>,
  scope: JobScope,
  typed: string,
): Promise<readonly TextRow[]> {
  const { rows } = await sql<TextRow>`
    select distinct reference_number as text from jobs
    where ${isOfScope(scope)} and ${isOpen} and ${startsReference(typed)}
    order by reference_number limit ${MAX_SUGGESTIONS}`.execute(kysely);
  return rows;
}
