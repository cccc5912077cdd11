import { type Kysely, sql } from 'kysely';
import { distanceKm } from '#schemas/api/distance.ts';
import type { FacetField, Facets, JobOrder } from '#schemas/api/jobs.ts';
import type { Tables } from '../../../db/schema.ts';
import type { JobColumns } from '../../columns/job-columns.ts';
import { RowSet } from '../../columns/row-set.ts';
import { isTextFacet } from '../query/allowed-values.ts';
import type { SearchSummary } from '../query/load-summary.ts';
import { isWidened, searchedPlace } from '../query/near-first.ts';
import { EVERY_JOB, type JobSelection } from '../query/normalise-search.ts';
import type { FoundJobs, Slice } from '../query/page-request.ts';
import { type SearchTarget, whereSelected } from '../query/where-selected.ts';
import { countFacet } from './count-rows.ts';
import { filtered, pointOf, selectRows } from './selected-rows.ts';
import { TitleWalk } from './title-walk.ts';

/** Where filters and places leave fewer, the database finds words among them sooner than everywhere. */
const FEW_ROWS = 0.02;

/** More are sorted by the database, which walks along an index. */
const MAX_SORTED = 200_000;

/** So many more than are wanted are gathered before they are sorted. */
const SORTED_AT_ONCE = 1000;

/** What the columns know of a search. */
interface FoundRows {
  readonly columns: JobColumns;
  readonly target: SearchTarget;
  /** Undefined where nothing but facts is asked for. */
  readonly words: RowSet | undefined;
}

/** Undefined where the database answers sooner. */
export async function countFound(
  kysely: Kysely<Tables>,
  columns: JobColumns,
  { target, facetFields }: { target: SearchTarget; facetFields: readonly FacetField[] },
): Promise<SearchSummary | undefined> {
  const found = await findRows(kysely, columns, target);
  if (found === undefined) return undefined;
  const selected = selectRows(columns, target.scope, target.selection);
  const withWords = (rows: RowSet) => (found.words === undefined ? rows : rows.and(found.words));
  const rows = withWords(filtered(selected));
  const facets: Facets = Object.fromEntries(
    facetFields.map((field) => {
      const own = selected.filters.has(field) ? withWords(filtered(selected, field)) : rows;
      return [field, countFacet(columns, own, field)];
    }),
  );
  return { total: rows.count, facets };
}

/** The jobs of a search; undefined where the database answers sooner. */
export async function findJobs(
  kysely: Kysely<Tables>,
  columns: JobColumns,
  target: SearchTarget,
): Promise<FoundJobs | undefined> {
  const found = await findRows(kysely, columns, target);
  if (found === undefined) return undefined;
  const selected = filtered(selectRows(columns, target.scope, target.selection));
  const rows = found.words === undefined ? selected : selected.and(found.words);
  const walk = new TitleWalk(kysely, { columns, target, rows });
  return {
    all: () => columns.idsOf(rows.slice(0, rows.rows)),
    unplaced: () => rows.count - rows.and(columns.placed).count,
    async newest(slice, titles) {
      if (titles === undefined) return columns.idsOf(rows.slice(slice.from, slice.count));
      // Walking along the newest is sooner done than to ask for all of them.
      const withTitles = await columns.found.get(wordsKey({ ...target, titles: 'with' }))?.rows;
      if (withTitles === undefined) return walk.ids(titles, slice);
      const chosen = titles === 'with' ? rows.and(withTitles) : rows.without(withTitles);
      return columns.idsOf(chosen.slice(slice.from, slice.count));
    },
    walked: (titles) => walk.walked(titles),
    sorted(order, slice, isPlaced) {
      const chosen = isPlaced ? rows.and(columns.placed) : rows;
      return sortRows(columns, target.selection, { rows: chosen, order, slice });
    },
  };
}

interface Sorting {
  readonly rows: RowSet;
  readonly order: readonly JobOrder[];
  readonly slice: Slice;
}

/** Undefined where an order asks for more than columns hold. */
function sortRows(
  columns: JobColumns,
  selection: JobSelection,
  { rows, order, slice }: Sorting,
): readonly string[] | undefined {
  const [first] = order;
  if (first === undefined || isWidened(selection)) return undefined;
  const { from, count } = slice;
  if (first.field === 'startDate' && first.direction === 'DESC')
    return columns.idsOf(rows.slice(from, count));
  // The newest of equals come first, as rows do.
  const isNewestThen = order
    .slice(1)
    .every(({ field, direction }) => field === 'startDate' && direction === 'DESC');
  const key = isNewestThen ? keyOf(columns, selection, first) : undefined;
  if (key === undefined) return undefined;
  if (rows.count > MAX_SORTED) return undefined;
  return columns.idsOf(leastRows(rows, key, from + count).slice(from));
}

interface SortedRow {
  readonly row: number;
  readonly key: number;
}

/** So many of the rows, sorted; of equals the first. */
function leastRows(rows: RowSet, keyOfRow: (row: number) => number, count: number): number[] {
  let least: readonly SortedRow[] = [];
  let added: SortedRow[] = [];
  let below = Number.POSITIVE_INFINITY;
  const sort = () => {
    least = [...least, ...added].sort((a, b) => a.key - b.key || a.row - b.row).slice(0, count);
    added = [];
    if (least.length === count) below = least.at(-1)?.key ?? below;
  };
  rows.some((row) => {
    const key = keyOfRow(row);
    // A later one of equals is not among the least.
    if (key < below) added.push({ row, key });
    if (added.length > count + SORTED_AT_ONCE) sort();
    return false;
  });
  sort();
  return least.map(({ row }) => row);
}

/** Ascending; what is not known stands last. */
function keyOf(
  columns: JobColumns,
  selection: JobSelection,
  { field, direction }: JobOrder,
): ((row: number) => number) | undefined {
  const sign = direction === 'DESC' ? -1 : 1;
  if (field === 'pay')
    return (row) => {
      const pay = columns.pay[row] ?? -1;
      return pay < 0 ? Number.MAX_VALUE : sign * pay;
    };
  const place = field === 'distance' ? searchedPlace(selection) : undefined;
  if (place === undefined) return undefined;
  return (row) => {
    const km = distanceKm(place, pointOf(columns, row));
    return Number.isNaN(km) ? Number.MAX_VALUE : sign * km;
  };
}

async function findRows(
  kysely: Kysely<Tables>,
  columns: JobColumns,
  target: SearchTarget,
): Promise<FoundRows | undefined> {
  const { keyword, selection } = target;
  const asks = keyword !== undefined || selection.towns !== undefined || selection.area.length > 2;
  if (!asks) return { columns, target, words: undefined };
  const key = wordsKey(target);
  if (!columns.found.has(key) && isNarrow(columns, target)) return undefined;
  return { columns, target, words: await wordsOf(kysely, columns, target) };
}

/** What a text denies is found, and taken from all jobs: the text index takes twenty times as long for what is left. */
function wordsOf(
  kysely: Kysely<Tables>,
  columns: JobColumns,
  target: SearchTarget,
): Promise<RowSet> {
  const said = deniedBy(target);
  const find =
    said === undefined
      ? (own: JobColumns) => loadWords(kysely, own, target)
      : async (own: JobColumns) => RowSet.all(own.size).without(await wordsOf(kysely, own, said));
  return columns.words(wordsKey(target), find);
}

/** Undefined where a text asks for anything. */
function deniedBy(target: SearchTarget): SearchTarget | undefined {
  const { keyword, selection } = target;
  const { towns, searchFields, area } = selection;
  const isElsewhere = towns !== undefined || searchFields !== undefined || area.length > 2;
  if (keyword?.denied === undefined || keyword.reference !== undefined || isElsewhere)
    return undefined;
  const { denied, ...asked } = keyword;
  return { ...target, keyword: { ...asked, query: denied } };
}

function isNarrow(columns: JobColumns, { scope, selection }: SearchTarget): boolean {
  // The text index knows places and names, and no terms.
  const allowed = selection.allowed.filter(({ field }) => isTextFacet(field));
  if (selection.radii.length === 0 && allowed.length === 0) return false;
  const rows = filtered(selectRows(columns, scope, { ...selection, allowed }));
  return rows.count < columns.size * FEW_ROWS;
}

function wordsKey({ keyword, selection, titles }: SearchTarget): string {
  const { towns, area, searchFields } = selection;
  const texts = keyword && [keyword.query, keyword.titleQuery, keyword.reference, keyword.town];
  return JSON.stringify([texts, towns, area, searchFields, titles]);
}

/**
 * Of the whole agency, whatever filters, radii and the scope say, so that all searches for the words share it. Columns
 * know what else holds of a job: asking the database for it takes as long again where most jobs have the words.
 */
async function loadWords(
  kysely: Kysely<Tables>,
  columns: JobColumns,
  target: SearchTarget,
): Promise<RowSet> {
  const { term, searchFields, towns, area } = target.selection;
  const selection = {
    ...EVERY_JOB,
    term,
    searchFields,
    area: area.length > 2 ? area : [],
    ...(towns && { towns }),
  };
  const among = sql<boolean>`agency_id = ${target.scope.agencyId} and status = 'open'`;
  const where = whereSelected({ ...target, selection }, 'collect', among);
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    select string_agg(int8send(job_id), ''::bytea) as ids from jobs where ${where}`.execute(kysely);
  return columns.rowsOf(readIds(rows[0]?.ids ?? new Uint8Array()));
}

function* readIds(bytes: Uint8Array): Generator<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.byteLength; at += 8)
    yield view.getUint32(at) * 2 ** 32 + view.getUint32(at + 4);
}
