import { type RawBuilder, sql } from 'kysely';
import type { RadiusFilter } from '#schemas/api/jobs.ts';
import { foldText } from '../vocabulary/folded-words.ts';
import type { Keyword, KeywordWord } from './keyword.ts';
import { jobDistance } from './radius.ts';
import { ofWeight } from './text-query.ts';

// How good a job answers a keyword: text × freshness × nearness, each from 0 to 1 and a bit. The numbers are ours; what
// they must keep is their order.

/** What a word is worth by where it is found, as typed. A title says what the job is, a company or place only where. */
const EXACT = { A: 1, B: 0.45, C: 0.3 } as const;
/** Found through a synonym: below the word itself in the same field, above it in the next. */
const SYNONYM = { A: 0.7, B: 0.4, C: 0.25 } as const;
/** Descriptions mention much that a job is not about. */
const ELSEWHERE = 0.1;

/** The title says what was typed and nothing else. */
const WHOLE_TITLE = 0.25;
/** Share of the title that was asked for, where all words are in it: `Chofer` before `Auxiliar de chofer de grúa`. */
const TITLE_SHARE = 0.15;

/** The title begins with what was asked for: `Chofer de camioneta` before `Ayudante de chofer`. */
const HEAD_OF_TITLE = 0.15;

/** The oldest job loses so much: a worse text is never made up for by freshness alone across two fields. */
const FRESHNESS = 0.3;
/** Half of it is lost after three weeks: vacancies of drivers are mostly filled within a month. */
const FRESHNESS_HALF_LIFE_DAYS = 21;

/** The farthest job loses so much, where a place is searched. */
const NEARNESS = 0.3;
/** Half of it is lost at a distance that takes half an hour in a Mexican city. */
const NEARNESS_HALF_KM = 10;

/** Words that count; later ones are seldom meant, and each is compared with every job that is ranked. */
const MAX_WORDS = 6;

const FIELD_WEIGHTS = ['A', 'B', 'C'] as const;

export interface RelevanceOptions {
  readonly keyword: Keyword;
  readonly place: RadiusFilter['value'] | undefined;
}

/** Columns of jobs that `scoreOf` reads; the words of descriptions stay out of what is compared. */
export const SCORED_COLUMNS = sql`job_id, start_date, title, company, latitude, longitude, ts_filter(tsv, '{a,b,c}') as short`;

/**
 * Score of a row with `SCORED_COLUMNS`, to be sorted downwards; the date and the id decide between equals. Ages count
 * from midnight, so that the pages of a day hold each job once.
 */
export function scoreOf({ keyword, place }: RelevanceOptions): RawBuilder<number> {
  const near = place === undefined ? sql`1` : nearness(place);
  return sql`round((${textScore(keyword)} * ${freshness} * ${near})::numeric, 5)`;
}

function textScore({ words, heads, term }: Keyword): RawBuilder<number> {
  const counted = words.slice(0, MAX_WORDS);
  if (counted.length === 0) return sql`1`;
  const sum = sql.join(counted.map(wordScore), sql` + `);
  const isAllInTitle = sql.join(
    counted.map(({ any }) => matches(any, 'A')),
    sql` and `,
  );
  const titleWords = sql`greatest(1, cardinality(regexp_split_to_array(title, '\\s+')))`;
  const share = sql`least(1, ${counted.length}::float8 / ${titleWords})`;
  return sql`((${sum}) / ${counted.length}::float8
    + case when ${isAllInTitle} then ${TITLE_SHARE}::float8 * ${share} else 0 end
    + case when substring(lower(f_unaccent(title)) from '^[a-z0-9]+') = any(${heads}::text[]) then ${HEAD_OF_TITLE}::float8 else 0 end
    + case when lower(f_unaccent(title)) = ${foldText(term)} then ${WHOLE_TITLE}::float8 else 0 end)`;
}

function wordScore({ exact, any }: KeywordWord): RawBuilder<number> {
  const cases = FIELD_WEIGHTS.flatMap((weight) => [
    sql`when ${matches(exact, weight)} then ${EXACT[weight]}::float8`,
    ...(any === exact ? [] : [sql`when ${matches(any, weight)} then ${SYNONYM[weight]}::float8`]),
  ]);
  return sql`case ${sql.join(cases, sql` `)} else ${ELSEWHERE}::float8 end`;
}

function matches(query: string, weight: (typeof FIELD_WEIGHTS)[number]): RawBuilder<boolean> {
  return sql`ts_match_vq(short, ${ofWeight(query, weight)}::tsquery)`;
}

const AGE_DAYS = sql`greatest(0, extract(epoch from date_trunc('day', now()) - start_date)::float8 / 86400)`;

const freshness = sql`(1 - ${FRESHNESS}::float8 + ${FRESHNESS}::float8 * power(0.5, least(${AGE_DAYS} / ${FRESHNESS_HALF_LIFE_DAYS}::float8, 60)))`;

function nearness(place: RadiusFilter['value']): RawBuilder<number> {
  const halves = sql`least(coalesce(${jobDistance(place)}, 1000) / ${NEARNESS_HALF_KM}::float8, 60)`;
  return sql`(1 - ${NEARNESS}::float8 + ${NEARNESS}::float8 * power(0.5, ${halves}))`;
}
