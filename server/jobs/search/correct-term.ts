import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { JobScope } from '../job-scope.ts';
import { isListed } from '../to-job.ts';
import { foldWord } from './folded-words.ts';
import { toSearchUnits } from './search-units.ts';
import { allowedMistakes, countMistakes } from './spelling-distance.ts';
import { type Synonyms, synonymsOf } from './synonyms.ts';

/** A text without the mistakes of its words; undefined where none is known to be one. */
export interface Correction {
  readonly term: string | undefined;
}

/** A word of open jobs. */
interface KnownWord {
  readonly word: string;
  readonly spelling: string;
  readonly open_jobs: number;
}

/** Words that are corrected; whoever mistypes more is not understood. */
const MAX_CORRECTED = 4;
/** Words of jobs that are compared with one typed, those of most jobs; comparing one takes a microsecond. */
const MAX_COMPARED = 5000;
/** Letters of each half of two words that were typed as one. */
const MIN_HALF = 3;

/**
 * Replaces the words that no open job holds by the nearest that one does: fewest mistakes first, then the same first
 * letter, then most jobs, then by the alphabet. A word near none may be two without the space between.
 */
export async function correctTerm(
  kysely: Kysely<Tables>,
  scope: JobScope,
  term: string,
): Promise<Correction> {
  const synonyms = synonymsOf(scope.synonyms);
  const typed = toSearchUnits(term, synonyms)
    .filter(({ text, isOptional }) => !isOptional && isCorrectable(text, synonyms))
    .map(({ text }) => text);
  const unknown = await withoutJobs(kysely, scope, [...new Set(typed)]);
  if (unknown.length === 0 || unknown.length > MAX_CORRECTED) return { term: undefined };
  let corrected = term;
  for (const text of unknown) {
    const nearest = await correctWord(kysely, scope, text);
    if (nearest !== undefined) corrected = corrected.replace(text, () => nearest);
  }
  return { term: corrected === term ? undefined : corrected };
}

function isCorrectable(text: string, synonyms: Synonyms): boolean {
  return !/[ \p{N}]/u.test(text) && !synonyms.has(foldWord(text));
}

/** Those of the words that no listed job holds, not even as the beginning of one. */
async function withoutJobs(
  kysely: Kysely<Tables>,
  scope: JobScope,
  words: readonly string[],
): Promise<readonly string[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where not exists (
      select from jobs where agency_id = ${scope.agencyId} ${ofClient(scope)} and ${isListed}
        and tsv @@ (plainto_tsquery('spanish', word) || plainto_tsquery('es_plain', word)))`.execute(
    kysely,
  );
  const without = new Set(rows.map(({ word }) => word));
  return words.filter((word) => without.has(word));
}

async function correctWord(
  kysely: Kysely<Tables>,
  scope: JobScope,
  text: string,
): Promise<string | undefined> {
  const typed = foldWord(text);
  const known = await similarWords(kysely, scope, typed);
  const nearest = nearestWord(typed, [...known, ...synonymWords(scope)]);
  return nearest ?? (await splitWord(kysely, scope, typed));
}

/**
 * Words of about the same length. How near they are is counted here: the trigram operators of the embedded database
 * now and then never come back.
 */
async function similarWords(
  kysely: Kysely<Tables>,
  scope: JobScope,
  typed: string,
): Promise<readonly KnownWord[]> {
  const mistakes = allowedMistakes(typed);
  const { rows } = await sql<KnownWord>`
    select word, min(spelling) as spelling, sum(open_jobs)::int as open_jobs from job_words
    where agency_id = ${scope.agencyId} ${ofClient(scope)}
      and length(word) between ${typed.length - mistakes} and ${typed.length + mistakes}
    group by word order by sum(open_jobs) desc, word limit ${MAX_COMPARED}`.execute(kysely);
  return rows;
}

/** Words that searches know without any job of their own. */
function synonymWords({ synonyms }: JobScope): KnownWord[] {
  return synonymsOf(synonyms).words.map((spelling) => {
    return { word: foldWord(spelling), spelling, open_jobs: 0 };
  });
}

/** Undefined where no word is near enough. */
function nearestWord(typed: string, known: readonly KnownWord[]): string | undefined {
  const allowed = allowedMistakes(typed);
  if (allowed === 0) return undefined;
  const ranked = known
    .map((candidate) => ({ ...candidate, mistakes: countMistakes(typed, candidate.word) }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .sort(
      (a, b) =>
        a.mistakes - b.mistakes ||
        Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) ||
        b.open_jobs - a.open_jobs ||
        (a.word < b.word ? -1 : 1),
    );
  return ranked[0]?.spelling;
}

/** The two words that a text without a space between them is made of. */
async function splitWord(
  kysely: Kysely<Tables>,
  scope: JobScope,
  typed: string,
): Promise<string | undefined> {
  const cuts = Array.from(
    { length: Math.max(0, typed.length - 2 * MIN_HALF + 1) },
    (_, index) => index + MIN_HALF,
  );
  if (cuts.length === 0) return undefined;
  const halves = cuts.map((cut) => [typed.slice(0, cut), typed.slice(cut)] as const);
  const { rows } = await sql<KnownWord>`
    select word, min(spelling) as spelling, sum(open_jobs)::int as open_jobs from job_words
    where agency_id = ${scope.agencyId} ${ofClient(scope)} and word = any(${halves.flat()}::text[])
    group by word`.execute(kysely);
  const known = new Map([...synonymWords(scope), ...rows].map((row) => [row.word, row]));
  const pairs = halves.flatMap(([first, second]) => {
    const [before, after] = [known.get(first), known.get(second)];
    return before === undefined || after === undefined ? [] : [[before, after] as const];
  });
  const jobsOf = ([before, after]: readonly [KnownWord, KnownWord]) =>
    Math.min(before.open_jobs, after.open_jobs);
  const best = pairs.sort((a, b) => jobsOf(b) - jobsOf(a))[0];
  return best && `${best[0].spelling} ${best[1].spelling}`;
}

function ofClient({ clientId }: JobScope) {
  return clientId === undefined ? sql`` : sql`and client_id = ${clientId}`;
}
