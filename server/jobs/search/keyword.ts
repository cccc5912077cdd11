import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { SearchField } from '#schemas/api/jobs.ts';
import type { Tables } from '../../db/schema.ts';
import type { JobScope } from '../job-scope.ts';
import { baseForms, foldWord } from './folded-words.ts';
import type { SaidText } from './meanings.ts';
import type { JobSelection } from './normalise-search.ts';
import { type SearchUnit, toSearchUnits } from './search-units.ts';
import { synonymsOf } from './synonyms.ts';
import { allOf, anyOf, inTitle } from './text-query.ts';

/** What a search text asks for. */
export interface Keyword {
  /** Text of a `tsquery`; undefined where no text is searched. */
  readonly query: string | undefined;
  /** What of it any field may hold, among the marks of titles; undefined where only some fields are searched. */
  readonly titleQuery: string | undefined;
  /** Beginning of a reference number; undefined where the text cannot be one. */
  readonly reference: string | undefined;
  /** What jobs are ranked by. */
  readonly words: readonly KeywordWord[];
  /** First words of titles that are what is asked for, folded. */
  readonly heads: readonly string[];
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
): Promise<Pick<Keyword, 'query' | 'titleQuery' | 'words' | 'heads'>> {
  const weights = toWeights(fields);
  const required = units.filter(({ isOptional }) => !isOptional);
  const read =
    required.length === 0 || weights === undefined
      ? []
      : await readUnits(kysely, { units: required, weights, last: units.at(-1) });
  if (read.length === 0) return { query: undefined, titleQuery: undefined, words: [], heads: [] };
  const query = allOf(
    read.map(({ any, never }) => (never === '' ? any : `(${any}) & !(${never})`)),
  );
  const heads = required.flatMap(toHeads);
  return {
    query,
    titleQuery: fields === undefined ? toTitleQuery(read) : undefined,
    words: read.map(({ exact, any }) => ({ exact, any })),
    heads,
  };
}

/** Of what is not bound to some fields; undefined where all is. */
function toTitleQuery(read: readonly ReadUnit[]): string | undefined {
  const plain = read.filter(({ isBound }) => !isBound);
  return plain.length === 0 ? undefined : inTitle(allOf(plain.map(({ any }) => any)));
}

/** First words of titles that are what a unit asks for, folded, in the feminine too: `Choferes`, `Conductora`. */
function toHeads({ says }: SearchUnit): readonly string[] {
  const single = says.filter(({ text, weights }) => weights === '' && !text.includes(' '));
  const forms = single.flatMap(({ text }) => baseForms(foldWord(text)));
  return [...new Set(forms.flatMap((form) => [form, form.replace(/[oa]?$/, 'a')]))];
}

interface UnitsToRead {
  readonly units: readonly SearchUnit[];
  /** Of the fields that are searched; empty for all. */
  readonly weights: string;
  /** Of all units: the one that may still be being typed. */
  readonly last: SearchUnit | undefined;
}

/** A unit as texts of tsqueries. */
interface ReadUnit extends KeywordWord {
  /** Empty for nothing. */
  readonly never: string;
  /** Whether all that jobs may say for it counts in some fields only. */
  readonly isBound: boolean;
}

/** Without those that no field can hold, such as stop words. */
async function readUnits(
  kysely: Kysely<Tables>,
  { units, weights, last }: UnitsToRead,
): Promise<readonly ReadUnit[]> {
  const texts = units.flatMap(({ says, also, never }) => [...says, ...also, ...never]);
  const bound = texts.flatMap((said) => bindTo(said, weights));
  const rows = await readWords(kysely, bound);
  const rowOf = (said: SaidText) =>
    bindTo(said, weights).map((of) => rows[bound.findIndex((other) => isSame(of, other))]);
  const stemsOf = (said: readonly SaidText[]) =>
    said
      .flatMap(rowOf)
      .flatMap((row) => (row === undefined || row.stems === '' ? [] : [row.stems]));
  return units.flatMap((unit) => {
    const says = unit.query === undefined ? stemsOf(unit.says) : [unit.query];
    const also = stemsOf(unit.also);
    if (says.length + also.length === 0) return [];
    const mayGoOn = unit === last && unit.isUnknown && unit.text.length >= MIN_PREFIX_LETTERS;
    const prefixes = mayGoOn ? unit.says.flatMap(rowOf).flatMap((row) => row?.prefix ?? []) : [];
    const exact = anyOf([...(says.length === 0 ? also : says), ...prefixes]);
    return [
      {
        exact,
        any: also.length === 0 ? exact : anyOf([exact, ...also]),
        never: anyOf(stemsOf(unit.never)),
        isBound: unit.query !== undefined || unit.says.every((said) => said.weights !== ''),
      },
    ];
  });
}

/** The text in those of its fields that are searched; none where there is none. */
function bindTo({ text, weights }: SaidText, searched: string): readonly SaidText[] {
  if (weights === '' || searched === '') return [{ text, weights: weights + searched }];
  const both = [...weights].filter((weight) => searched.includes(weight)).join('');
  return both === '' ? [] : [{ text, weights: both }];
}

function isSame(one: SaidText, other: SaidText): boolean {
  return one.text === other.text && one.weights === other.weights;
}

/** Undefined where none of the fields is searched as text. */
function toWeights(fields: Fields): string | undefined {
  if (fields === undefined) return '';
  const weights = fields.flatMap((field) => (field === 'referenceNumber' ? [] : [WEIGHTS[field]]));
  return weights.length === 0 ? undefined : [...new Set(weights)].join('');
}

async function readWords(
  kysely: Kysely<Tables>,
  said: readonly SaidText[],
): Promise<readonly WordRow[]> {
  if (said.length === 0) return [];
  const words = said.map(({ text }) => text);
  const weights = said.map((each) => each.weights);
  const { rows } = await sql<WordRow>`
    select (case when accented = without then accented else accented || without end)::text as stems,
      to_tsquery('simple', quote_literal(lower(f_unaccent(plain))) || ':*' || weights)::text as prefix
    from (
      select place, plain, weights, to_tsquery('spanish', word) as accented, to_tsquery('es_plain', word) as without
      from (
        select place, plain, weights, quote_literal(plain) || ':' || weights as word
        from unnest(${words}::text[], ${weights}::text[]) with ordinality as given (plain, weights, place)
      ) as quoted
    ) as parsed
    order by place`.execute(kysely);
  return rows;
}
