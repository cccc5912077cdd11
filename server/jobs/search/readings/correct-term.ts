import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/schema.ts';
import { indexedWords } from '../../records/indexed-words.ts';
import type { JobScope } from '../../records/job-scope.ts';
import { isListed } from '../../records/to-job.ts';
import { foldWord } from '../vocabulary/folded-words.ts';
import { isTrade } from '../vocabulary/looks-like-trade.ts';
import { isOptionalText } from '../vocabulary/optional-words.ts';
import { type Synonyms, synonymsOf } from '../vocabulary/synonyms.ts';
import { toSearchUnits } from '../words/search-units.ts';
import { spellingsLike } from '../words/sound-of-word.ts';
import { allowedMistakes, countMistakes, MOST_MISTAKES } from '../words/spelling-distance.ts';

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
const MAX_CORRECTED = 8;
/** Words of jobs that are compared with those typed, those of most jobs; comparing two takes a microsecond. */
const MAX_COMPARED = 5000;
/** Letters of a word that is corrected; no word of work is longer, and other spellings of a long one are many. */
const MAX_LETTERS = 30;
/** Letters of each half of two words that were typed as one. */
const MIN_HALF = 3;

/**
 * Replaces the words that no open job holds by the nearest that one does: same sound first, then fewest mistakes, then
 * the same first letter, then most jobs, then by the alphabet. A word near none may be two without the space between.
 */
export async function correctTerm(
  kysely: Kysely<Tables>,
  scope: JobScope,
  term: string,
): Promise<Correction> {
  const synonyms = synonymsOf(scope.synonyms);
  const typed = toSearchUnits(term, synonyms)
    .flatMap((unit) => unit.or ?? [unit])
    .filter(({ text, isOptional }) => !isOptional && isCorrectable(text, synonyms))
    .map(({ text }) => text);
  const unknown = await withoutJobs(kysely, scope, [...new Set(typed)]);
  if (unknown.length === 0 || unknown.length > MAX_CORRECTED) return { term: undefined };
  const known = await knownWords(kysely, scope, unknown.map(foldWord));
  let corrected = term;
  for (const text of unknown) {
    const word = foldWord(text);
    const nearest = nearestWord(word, known) ?? (await splitWord(kysely, scope, word));
    if (nearest !== undefined) corrected = corrected.replace(wholeWord(text), () => nearest);
  }
  return { term: corrected === term ? undefined : corrected };
}

function isCorrectable(text: string, synonyms: Synonyms): boolean {
  const folded = foldWord(text);
  const isWord = !/[ \p{N}]/u.test(text) && text.length <= MAX_LETTERS;
  return isWord && !synonyms.has(folded) && !isTrade(folded);
}

function wholeWord(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${text}(?![\\p{L}\\p{M}\\p{N}])`, 'u');
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
        and ${indexedWords} @@ (plainto_tsquery('spanish', word) || plainto_tsquery('es_plain', word)))`.execute(
    kysely,
  );
  const without = new Set(rows.map(({ word }) => word));
  return words.filter((word) => without.has(word));
}

/**
 * Words that any of those typed may be meant for: of about their length, other spellings of them, and those that
 * searches know without any job of their own.
 */
async function knownWords(
  kysely: Kysely<Tables>,
  scope: JobScope,
  typed: readonly string[],
): Promise<readonly KnownWord[]> {
  const lengths = typed.map(({ length }) => length);
  const { rows } = await sql<KnownWord>`
    select word, min(spelling) as spelling, sum(open_jobs)::int as open_jobs from job_words
    where agency_id = ${scope.agencyId} ${ofClient(scope)}
      and length(word) between ${Math.min(...lengths) - MOST_MISTAKES} and ${Math.max(...lengths) + MOST_MISTAKES}
    group by word order by sum(open_jobs) desc, word limit ${MAX_COMPARED}`.execute(kysely);
  const spellings = [...new Set(typed.flatMap(spellingsLike))];
  const unheard = new Set(await withoutJobs(kysely, scope, spellings));
  const heard = spellings.filter((word) => !unheard.has(word) || isOptionalText(word));
  return [...rows, ...heard.map(withoutJobsOfItsOwn), ...synonymWords(scope)];
}

/** Words that searches know without any job of their own. */
function synonymWords({ synonyms }: JobScope): KnownWord[] {
  return synonymsOf(synonyms).words.map(withoutJobsOfItsOwn);
}

function withoutJobsOfItsOwn(spelling: string): KnownWord {
  return { word: foldWord(spelling), spelling, open_jobs: 0 };
}

/**
 * Undefined where no word is near enough. How near they are is counted here: the trigram operators of the embedded
 * database now and then never come back.
 */
function nearestWord(typed: string, known: readonly KnownWord[]): string | undefined {
  const allowed = allowedMistakes(typed);
  if (allowed === 0) return undefined;
  const ranked = known
    .filter(({ word }) => Math.abs(word.length - typed.length) <= MOST_MISTAKES)
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
