import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/schema.ts';
import type { SaidText } from '../vocabulary/meanings.ts';
import type { SearchUnit } from '../words/search-unit.ts';
import { allOfBut, anyOf, withoutImplied } from './text-query.ts';

export interface UnitsToRead {
  readonly units: readonly SearchUnit[];
  /** Of the fields that are searched; empty for all. */
  readonly weights: string;
  /** Of all units: the one that may still be being typed. */
  readonly last: SearchUnit | undefined;
}

/** A unit as texts of tsqueries; all are empty for nothing. */
export interface ReadUnit {
  readonly exact: string;
  /** With its synonyms. */
  readonly any: string;
  readonly never: string;
  /** Whether all that jobs may say for it counts in some fields only, and not just in titles. */
  readonly isBound: boolean;
}

interface WordRow {
  /** Either configuration's stem; empty for a stop word. Words of a phrase follow each other. */
  readonly stems: string;
  /** The word as the beginning of a longer one. */
  readonly prefix: string;
}

/** From so many letters the last word may be the beginning of one; shorter ones begin too many. */
const MIN_PREFIX_LETTERS = 4;

/** Without those that no field can hold, such as stop words. */
export async function readUnits(
  kysely: Kysely<Tables>,
  { units, weights, last }: UnitsToRead,
): Promise<readonly ReadUnit[]> {
  const single = units.flatMap((unit) => unit.or ?? [unit]);
  const texts = single.flatMap(({ says, also, never }) => [...says, ...also, ...never]);
  const bound = texts.flatMap((said) => bindTo(said, weights));
  const rows = await readWords(kysely, bound);
  const rowsOf = (said: readonly SaidText[]) =>
    said
      .flatMap((each) => bindTo(each, weights))
      .flatMap((of) => rows[bound.findIndex((other) => isSame(of, other))] ?? []);
  const lastOfAll = last?.or?.at(-1) ?? last;
  return units.flatMap((unit) => {
    const read = (unit.or ?? [unit]).flatMap((each) => readUnit(each, rowsOf, each === lastOfAll));
    return unit.or === undefined || read.length === 0 ? read : [either(read)];
  });
}

function readUnit(
  unit: SearchUnit,
  rowsOf: (said: readonly SaidText[]) => readonly WordRow[],
  isLast: boolean,
): readonly ReadUnit[] {
  const stemsOf = (said: readonly SaidText[]) =>
    withoutImplied(rowsOf(said).flatMap(({ stems }) => (stems === '' ? [] : [stems])));
  const says = unit.query === undefined ? stemsOf(unit.says) : [unit.query];
  const { alsoQuery } = unit;
  const also = [...stemsOf(unit.also), ...(alsoQuery === undefined ? [] : [alsoQuery])];
  const never = anyOf(stemsOf(unit.never));
  if (says.length + also.length === 0)
    return never === '' ? [] : [{ exact: '', any: '', never, isBound: true }];
  const mayGoOn = isLast && unit.isUnknown && unit.text.length >= MIN_PREFIX_LETTERS;
  const prefixes = mayGoOn ? rowsOf(unit.says).map(({ prefix }) => prefix) : [];
  const exact = anyOf([...(says.length === 0 ? also : says), ...prefixes]);
  const any = also.length === 0 ? exact : anyOf([exact, ...also]);
  const isBound =
    unit.query !== undefined ||
    (unit.says.every(({ weights }) => weights !== '') &&
      !unit.says.every(({ weights }) => weights === TITLE));
  return [{ exact, any, never, isBound }];
}

/** One of them suffices. */
function either(read: readonly ReadUnit[]): ReadUnit {
  return {
    exact: anyOf(read.map(({ exact, never }) => allOfBut(exact, never))),
    any: anyOf(read.map(({ any, never }) => allOfBut(any, never))),
    never: '',
    isBound: read.some(({ isBound }) => isBound),
  };
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

const TITLE = 'A';

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
