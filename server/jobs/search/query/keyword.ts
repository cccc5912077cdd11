import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { SearchField } from '#schemas/api/jobs.ts';
import type { Tables } from '../../../db/schema.ts';
import type { JobScope } from '../../records/job-scope.ts';
import { baseForms, foldWord } from '../vocabulary/folded-words.ts';
import { synonymsOf } from '../vocabulary/synonyms.ts';
import type { SearchUnit } from '../words/search-unit.ts';
import { toSearchUnits } from '../words/search-units.ts';
import type { JobSelection } from './normalise-search.ts';
import { type ReadUnit, readUnits } from './read-units.ts';
import { allOf, allOfBut, anyOf, inTitle } from './text-query.ts';

/** What a search text asks for. */
export interface Keyword {
  /** Text of a `tsquery`; undefined where no text is searched. */
  readonly query: string | undefined;
  /** Of a text that denies and asks for nothing: what jobs say that it does not find. */
  readonly denied?: string;
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

/** Texts of tsqueries: as typed, and with synonyms. */
export type KeywordWord = Pick<ReadUnit, 'exact' | 'any'>;

type Fields = readonly SearchField[] | undefined;

/** Weights of `jobs.tsv`, see migration 0006; company and place share one. */
const WEIGHTS = { title: 'A', company: 'B', place: 'B', description: 'CD' } as const;

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
): Promise<Pick<Keyword, 'query' | 'denied' | 'titleQuery' | 'words' | 'heads'>> {
  const weights = toWeights(fields);
  const required = units.filter(({ isOptional }) => !isOptional);
  const read =
    required.length === 0 || weights === undefined
      ? []
      : await readUnits(kysely, { units: required, weights, last: units.at(-1) });
  if (read.length === 0) return { query: undefined, titleQuery: undefined, words: [], heads: [] };
  const query = allOf(read.map(({ any, never }) => allOfBut(any, never)));
  const heads = required.flatMap(toHeads);
  const words = read.filter(({ any }) => any !== '');
  return {
    query,
    ...(words.length === 0 && { denied: anyOf(read.map(({ never }) => never)) }),
    titleQuery: fields === undefined ? toTitleQuery(read) : undefined,
    words,
    heads,
  };
}

/** Of what is wanted and not bound to some fields; undefined where all is. */
function toTitleQuery(read: readonly ReadUnit[]): string | undefined {
  const plain = read.filter(({ isBound }) => !isBound);
  return plain.length === 0 ? undefined : inTitle(allOf(plain.map(({ any }) => any)));
}

/** First words of titles that are what a unit asks for, folded, in the feminine too: `Choferes`, `Conductora`. */
function toHeads({ says }: SearchUnit): readonly string[] {
  const single = says.filter(({ text, weights }) => /^A?$/.test(weights) && !text.includes(' '));
  const forms = single.flatMap(({ text }) => baseForms(foldWord(text)));
  return [...new Set(forms.flatMap((form) => [form, form.replace(/[oa]?$/, 'a')]))];
}

/** Undefined where none of the fields is searched as text. */
function toWeights(fields: Fields): string | undefined {
  if (fields === undefined) return '';
  const weights = fields.flatMap((field) => (field === 'referenceNumber' ? [] : [WEIGHTS[field]]));
  return weights.length === 0 ? undefined : [...new Set(weights)].join('');
}
