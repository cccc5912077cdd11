import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { SearchField } from '#schemas/api/jobs.ts';
import type { Tables } from '../../db/schema.ts';
import type { JobScope } from '../job-scope.ts';
import type { JobSelection } from './normalise-search.ts';
import { type SearchUnit, toSearchUnits } from './search-units.ts';
import { synonymsOf } from './synonyms.ts';
import { allOf, anyOf, inTitle } from './text-query.ts';

/** What a search text asks for. */
export interface Keyword {
  /** Text of a `tsquery`; undefined where no text is searched. */
  readonly query: string | undefined;
  /** The same among the marks of titles; undefined where only some fields are searched. */
  readonly titleQuery: string | undefined;
  /** Beginning of a reference number; undefined where the text cannot be one. */
  readonly reference: string | undefined;
  /** What jobs are ranked by. */
  readonly words: readonly KeywordWord[];
  readonly term: string;
}

/** Texts of tsqueries. */
export interface KeywordWord {
  readonly exact: string;
  /** With its synonyms. */
  readonly any: string;
}

type Fields = readonly SearchField[] | undefined;

interface WordRow {
  /** Either configuration's stem; empty for a stop word. Words of a phrase follow each other. */
  readonly stems: string;
  /** The word as the beginning of a longer one. */
  readonly prefix: string;
}

/** Weights of `jobs.tsv`, see migration 0006; company and place share one. */
const WEIGHTS = { title: 'A', company: 'B', place: 'B', description: 'CD' } as const;

/** From so many letters the last word may be the beginning of one; shorter ones begin too many. */
const MIN_PREFIX_LETTERS = 4;

/** Parsed texts depend on nothing but text and synonyms: all agencies share them. */
const keywords = new LRUCache<string, Keyword>({ max: 2000 });

/**
 * Reads a search text; undefined where it holds nothing to look for, such as stop words only. A word or one of its
 * synonyms may match in either text-search configuration, and all words must. Operators of query languages are inert.
 */
export async function parseKeyword(
  kysely: Kysely<Tables>,
  { term, searchFields }: Pick<JobSelection, 'term' | 'searchFields'>,
  { synonyms }: Pick<JobScope, 'synonyms'>,
): Promise<Keyword | undefined> {
  const key = JSON.stringify([term, searchFields, synonyms]);
  const units = () => toSearchUnits(term, synonymsOf(synonyms));
  const keyword = keywords.get(key) ?? {
    ...(await toQueries(kysely, units(), searchFields)),
    reference: toReference(term, searchFields),
    term,
  };
  keywords.set(key, keyword);
  return keyword.query === undefined && keyword.reference === undefined ? undefined : keyword;
}

function toReference(term: string, fields: Fields): string | undefined {
  const isSearched = fields === undefined || fields.includes('referenceNumber');
  const isOnlyField = isSearched && fields?.length === 1;
  const looksLikeOne = /^\S{2,}$/u.test(term) && /\p{N}/u.test(term);
  return term !== '' && isSearched && (looksLikeOne || isOnlyField) ? term : undefined;
}

async function toQueries(
  kysely: Kysely<Tables>,
  units: readonly SearchUnit[],
  fields: Fields,
): Promise<Pick<Keyword, 'query' | 'titleQuery' | 'words'>> {
  const weights = toWeights(fields);
  const required = units.filter(({ isOptional }) => !isOptional);
  const words =
    required.length === 0 || weights === undefined
      ? []
      : await toKeywordWords(kysely, { units: required, weights, last: units.at(-1) });
  if (words.length === 0) return { query: undefined, titleQuery: undefined, words };
  const query = allOf(words.map(({ any }) => any));
  return { query, titleQuery: fields === undefined ? inTitle(query) : undefined, words };
}

interface UnitsToRead {
  readonly units: readonly SearchUnit[];
  readonly weights: string;
  /** Of all units: the one that may still be being typed. */
  readonly last: SearchUnit | undefined;
}

async function toKeywordWords(
  kysely: Kysely<Tables>,
  { units, weights, last }: UnitsToRead,
): Promise<readonly KeywordWord[]> {
  const texts = [...new Set(units.flatMap(({ text, synonyms }) => [text, ...synonyms]))];
  const rows = await readWords(kysely, texts, weights);
  const stemsOf = (text: string) => rows[texts.indexOf(text)]?.stems ?? '';
  return units.flatMap((unit) => {
    const { text, synonyms } = unit;
    const stems = stemsOf(text);
    if (stems === '') return [];
    const mayGoOn = unit === last && !text.includes(' ') && text.length >= MIN_PREFIX_LETTERS;
    const prefix = mayGoOn ? (rows[texts.indexOf(text)]?.prefix ?? '') : '';
    const exact = prefix === '' ? stems : `${stems} | ${prefix}`;
    const others = synonyms.map(stemsOf).filter((synonym) => synonym !== '');
    return [{ exact, any: others.length === 0 ? exact : anyOf([exact, ...others]) }];
  });
}

/** Undefined where none of the fields is searched as text. */
function toWeights(fields: Fields): string | undefined {
  if (fields === undefined) return '';
  const weights = fields.flatMap((field) => (field === 'referenceNumber' ? [] : [WEIGHTS[field]]));
  return weights.length === 0 ? undefined : [...new Set(weights)].join('');
}

async function readWords(
  kysely: Kysely<Tables>,
  words: readonly string[],
  weights: string,
): Promise<readonly WordRow[]> {
  const { rows } = await sql<WordRow>`
    select (case when accented = without then accented else accented || without end)::text as stems,
      to_tsquery('simple', quote_literal(lower(f_unaccent(plain))) || ':*' || ${weights})::text as prefix
    from (
      select place, plain, to_tsquery('spanish', word) as accented, to_tsquery('es_plain', word) as without
      from (
        select place, plain, quote_literal(plain) || ':' || ${weights} as word
        from unnest(${words}::text[]) with ordinality as given (plain, place)
      ) as quoted
    ) as parsed
    order by place`.execute(kysely);
  return rows;
}
