import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { SearchField } from '#schemas/api/jobs.ts';
import type { Tables } from '../../db/schema.ts';

/** What a search text asks for. */
export interface Keyword {
  /** Text of a `tsquery`; undefined where no text is searched. */
  readonly query: string | undefined;
  /** Beginning of a reference number; undefined where the text cannot be one. */
  readonly reference: string | undefined;
}

type Fields = readonly SearchField[] | undefined;

interface WordRow {
  /** Either configuration's stem; empty for a stop word. */
  readonly stems: string;
  /** The word as the beginning of a longer one. */
  readonly prefix: string;
}

/** Weights of `jobs.tsv`, see migration 0002; company and place share one. */
const WEIGHTS = { title: 'A', company: 'B', place: 'B', description: 'D' } as const;

/** From so many letters the last word may be the beginning of one; shorter ones begin too many. */
const MIN_PREFIX_LETTERS = 4;

/** Parsed texts depend on nothing but the text: all agencies share them. */
const keywords = new LRUCache<string, Keyword>({ max: 2000 });

/**
 * Reads a search text; undefined where it holds nothing to look for, such as stop words only. A word may
 * match in either text-search configuration, and all words must. Operators of query languages are inert.
 */
export async function parseKeyword(
  kysely: Kysely<Tables>,
  term: string,
  fields: Fields,
): Promise<Keyword | undefined> {
  const key = JSON.stringify([term, fields]);
  const keyword = keywords.get(key) ?? {
    query: await toQuery(kysely, toWords(term), fields),
    reference: toReference(term, fields),
  };
  keywords.set(key, keyword);
  return keyword.query === undefined && keyword.reference === undefined ? undefined : keyword;
}

/** Letters and digits; a point or slash stays between digits: `3.5`, `24/7`. */
function toWords(term: string): string[] {
  return term.match(/[\p{L}\p{M}\p{N}]+(?:(?<=\p{N})[./]\p{N}+)*/gu) ?? [];
}

function toReference(term: string, fields: Fields): string | undefined {
  const isSearched = fields === undefined || fields.includes('referenceNumber');
  const isOnlyField = isSearched && fields?.length === 1;
  const looksLikeOne = /^\S{2,}$/u.test(term) && /\p{N}/u.test(term);
  return term !== '' && isSearched && (looksLikeOne || isOnlyField) ? term : undefined;
}

async function toQuery(
  kysely: Kysely<Tables>,
  words: readonly string[],
  fields: Fields,
): Promise<string | undefined> {
  const weights = toWeights(fields);
  if (words.length === 0 || weights === undefined) return undefined;
  const rows = await readWords(kysely, words, weights);
  const parts = rows.flatMap(({ stems, prefix }, index) => {
    const isLast = index === rows.length - 1;
    const mayGoOn = isLast && (words[index]?.length ?? 0) >= MIN_PREFIX_LETTERS;
    if (stems === '') return [];
    return mayGoOn && prefix !== '' ? `(${stems} | ${prefix})` : `(${stems})`;
  });
  return parts.length === 0 ? undefined : parts.join(' & ');
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
    select (to_tsquery('spanish', word) || to_tsquery('es_plain', word))::text as stems,
      to_tsquery('simple', quote_literal(lower(f_unaccent(plain))) || ':*' || ${weights})::text as prefix
    from (
      select place, plain, quote_literal(plain) || ':' || ${weights} as word
      from unnest(${words}::text[]) with ordinality as given (plain, place)
    ) as quoted
    order by place`.execute(kysely);
  return rows;
}
