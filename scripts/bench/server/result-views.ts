import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ResultsQuery } from '#schemas/api/recruiting/results.ts';
import type { EventMeasure } from '#schemas/events/event-measures.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/schema.ts';
import { readFunnel } from '#server/results/funnel.ts';
import { readOverview } from '#server/results/overview.ts';
import { readBlocks, readPageNumbers, readVitals } from '#server/results/page-numbers.ts';
import { type ResultScope, readScope } from '#server/results/result-scope.ts';
import { readSearches } from '#server/results/searches.ts';
import { migrationsDir, silentLog, unwrap } from '#server/testing/database.ts';
import type { Figure } from '../../measure/figures.ts';

/** Where results are read from. */
export interface ResultSetting {
  readonly name: string;
  /** Of an empty PostgreSQL database; embedded without one. */
  readonly url?: string | undefined;
}

export const EMBEDDED_RESULTS: readonly ResultSetting[] = [{ name: 'results, embedded' }];

/** Measured where BENCH_DATABASE_URL names a database of a PostgreSQL server. */
export function serverResults(): readonly ResultSetting[] {
  const url = process.env['BENCH_DATABASE_URL'] ?? '';
  return url === '' ? [] : [{ name: 'results, PostgreSQL', url }];
}

const SITE = { agencyId: 'bench-results', siteId: 'bench' };
/** The longest of the periods that are read; as many days before it are compared. */
const DAYS = 90;
const ROUNDS = 3;
const MAX_MS = 300;

/**
 * Milliseconds of every view of the results, the slowest of its rounds. Each page, source, device, place, word and step was counted
 * on every day: so many rows and no more, whether that was a million events or ten.
 */
export async function measureResults(settings: readonly ResultSetting[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const setting of settings) figures.push(...(await measureSetting(setting)));
  return figures;
}

async function measureSetting({ name, url }: ResultSetting): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  const database = unwrap(await openDatabase({ url, dataDir, log: silentLog }));
  try {
    unwrap(await migrate(database, { migrationsDir, log: silentLog }));
    const { kysely } = database;
    // Of a run before on the same database.
    await kysely.deleteFrom('event_months').where('agency_id', '=', SITE.agencyId).execute();
    for (const filled of FILLED)
      for (const split of filled.splits) await insertMonths(kysely, split, filled);
    await sql`analyze event_months`.execute(kysely);
    return [...(await sizeOf(kysely, name)), ...(await timeViews(kysely, name))];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Filled {
  readonly measures: readonly EventMeasure[];
  /** Of `event_months`: those that a view reads with one filter at most. */
  readonly splits: readonly number[];
  /** How many a measure has; undefined for sums of them. */
  readonly details?: number;
}

const SEARCHES = ['search', 'search-empty', 'search-opened'] as const;
const FORM_PAGES = ['form-page', 'form-sent', 'form-refused'] as const;
const VITALS = ['vital-LCP', 'vital-INP', 'vital-CLS'] as const;

const FILLED: readonly Filled[] = [
  {
    measures: ['view', 'visit', ...SEARCHES, 'job-view', 'apply-click', 'form-finish', 'alert'],
    splits: [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12],
  },
  { measures: VITALS, splits: [8, 10] },
  { measures: SEARCHES, splits: [16, 17, 18, 20, 24], details: 200 },
  { measures: FORM_PAGES, splits: [16, 17, 18, 20, 24], details: 3 },
  { measures: VITALS, splits: [24, 26], details: 60 },
  { measures: ['block-view', 'block-click'], splits: [24, 26], details: 12 },
];

async function insertMonths(
  kysely: Kysely<Tables>,
  split: number,
  { measures, details }: Filled,
): Promise<void> {
  const valuesOf = (bit: number, name: string, count: number) =>
    (split & bit) === 0
      ? sql`(select '*' as ${sql.ref(name)})`
      : sql`(select ${sql.lit(`${name}-`)} || n as ${sql.ref(name)} from generate_series(1, ${sql.lit(count)}) n)`;
  await sql`
    insert into event_months (agency_id, site_id, split, measure, source, device, place, page_id, month, detail, amounts)
    select ${SITE.agencyId}, ${SITE.siteId}, ${split}, measure, source, device, place, page_id, month, detail,
      array_fill(20, array[28])
    from unnest(array[${sql.join(measures)}]::text[]) as measure,
      ${valuesOf(1, 'source', 8)} as sources, ${devicesOf(split)} as devices,
      ${valuesOf(4, 'place', 40)} as places, ${valuesOf(8, 'page_id', 30)} as pages,
      ${details === undefined ? sql`(select '*' as detail)` : sql`(select n::text as detail from generate_series(0, ${sql.lit(details - 1)}) n)`} as details,
      (select date_trunc('month', day)::date as month
       from generate_series(now() - ${sql.lit(`${2 * DAYS} days`)}::interval, now(), '1 day') day group by 1) as months`.execute(
    kysely,
  );
}

function devicesOf(split: number): RawBuilder<unknown> {
  return (split & 2) === 0
    ? sql`(select '*' as device)`
    : sql`(select device from unnest(array['phone', 'tablet', 'desktop']) as device)`;
}

async function sizeOf(kysely: Kysely<Tables>, group: string): Promise<Figure[]> {
  const { rows } = await sql<{ rows: number; bytes: number }>`
    select count(*)::float8 as rows, pg_total_relation_size('event_months')::float8 as bytes
    from event_months`.execute(kysely);
  const { rows: count = 0, bytes = 0 } = rows[0] ?? {};
  return [
    { group, name: 'rows of rollups', value: count, unit: 'rows' },
    { group, name: 'disk of a row', value: bytes / count, unit: 'B' },
  ];
}

const FILTERS = {
  none: {},
  page: { page: 'page_id-1' },
  source: { source: 'source-1' },
  device: { device: 'phone' },
  place: { place: 'place-1' },
} as const satisfies Readonly<Record<string, ResultsQuery>>;

type FilterName = keyof typeof FILTERS;

interface View {
  readonly name: string;
  readonly read: (kysely: Kysely<Tables>, scope: ResultScope) => Promise<unknown>;
  /** Those that it can be asked with. */
  readonly filters: readonly FilterName[];
}

const ALL = Object.keys(FILTERS) as FilterName[];

const VIEWS: readonly View[] = [
  {
    name: 'overview',
    read: (kysely, scope) => readOverview(kysely, scope, Date.now()),
    filters: ALL,
  },
  { name: 'searches', read: readSearches, filters: ALL },
  {
    name: 'funnel',
    read: (kysely, scope) => readFunnel(kysely, scope, Date.now()),
    filters: ALL,
  },
  { name: 'vitals', read: readVitals, filters: ['none', 'page', 'device'] },
  { name: 'pages', read: readPageNumbers, filters: ['none'] },
  { name: 'blocks', read: readBlocks, filters: ['page'] },
];

async function timeViews(kysely: Kysely<Tables>, group: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const days of [28, DAYS])
    for (const { name, read, filters } of VIEWS)
      for (const filter of filters) {
        const from = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
        const scope = unwrapScope({ from, ...FILTERS[filter] });
        const value = await slowest(() => read(kysely, scope));
        const of = filter === 'none' ? '' : `${filter}, `;
        figures.push({
          group,
          name: `${name}, ${of}${days} days`,
          value,
          unit: 'ms',
          bar: { atMost: MAX_MS },
        });
      }
  return figures;
}

function unwrapScope(query: ResultsQuery): ResultScope {
  const scope = readScope(SITE, query, Date.now());
  if (!scope.ok) throw new Error(scope.problems.join(' '));
  return scope.value;
}

async function slowest(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await read();
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await read();
    times.push(performance.now() - started);
  }
  return Math.max(...times);
}
