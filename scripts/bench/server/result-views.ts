import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { ResultsQuery } from '#schemas/api/recruiting/results.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/schema.ts';
import { rollUp } from '#server/events/roll-up.ts';
import { readFunnel } from '#server/results/funnel.ts';
import { readOverview } from '#server/results/overview.ts';
import { readBlocks, readPageNumbers, readVitals } from '#server/results/page-numbers.ts';
import { type ResultScope, readScope } from '#server/results/result-scope.ts';
import { readSearches } from '#server/results/searches.ts';
import { migrationsDir, silentLog, unwrap } from '#server/testing/database.ts';
import type { Figure } from '../../measure/figures.ts';

/** How many events are added up, and where. */
export interface ResultSetting {
  readonly name: string;
  readonly events: number;
  /** Of an empty PostgreSQL database; embedded without one. */
  readonly url?: string | undefined;
}

export const EMBEDDED_RESULTS: readonly ResultSetting[] = [
  { name: '1,000,000 events embedded', events: 1_000_000 },
];

/** Measured where BENCH_DATABASE_URL names a database of a PostgreSQL server. */
export function serverResults(): readonly ResultSetting[] {
  const url = process.env['BENCH_DATABASE_URL'] ?? '';
  return url === '' ? [] : [{ name: '10,000,000 events PostgreSQL', events: 10_000_000, url }];
}

const SITE = { agencyId: 'bench-results', siteId: 'bench' };
/** Days over which the events are spread. */
const DAYS = 90;
/** Events that are added up at once; the table that they wait in stays small. */
const CHUNK = 100_000;
const ROUNDS = 3;
const MAX_MS = 300;
const MS_PER_DAY = 86_400_000;

/** Milliseconds of every view of the results, the slowest of its rounds, and the disk of what they are read from. */
export async function measureResults(settings: readonly ResultSetting[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const setting of settings) figures.push(...(await measureSetting(setting)));
  return figures;
}

async function measureSetting({ name, events, url }: ResultSetting): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  const database = unwrap(await openDatabase({ url, dataDir, log: silentLog }));
  try {
    unwrap(await migrate(database, { migrationsDir, log: silentLog }));
    const { kysely } = database;
    const started = performance.now();
    await fill(kysely, events);
    const seconds = (performance.now() - started) / 1000;
    await sql`analyze event_months`.execute(kysely);
    await sql`analyze event_hours`.execute(kysely);
    return [
      { group: name, name: 'added up', value: events / seconds, unit: 'events/s' },
      {
        group: name,
        name: 'rollups',
        value: (await bytesOf(kysely)) / events,
        unit: 'B per event',
      },
      ...(await timeViews(kysely, name)),
    ];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(kysely: Kysely<Tables>, events: number): Promise<void> {
  await sql`truncate event_counts, event_hours, event_months`.execute(kysely);
  for (let done = 0; done < events; done += CHUNK) {
    await insertCounts(kysely, { first: done / events, last: (done + CHUNK) / events });
    await rollUp(kysely);
    await sql`truncate event_counts`.execute(kysely);
  }
}

/** A part of the days, as shares of them. */
interface Share {
  readonly first: number;
  readonly last: number;
}

/** As sites have them, one after the other: few pages, sources and places have most of the visits. */
async function insertCounts(kysely: Kysely<Tables>, { first, last }: Share): Promise<void> {
  await sql`
    insert into event_counts
      (agency_id, site_id, hour, page_id, source, device, place, measure, detail, amount)
    select ${SITE.agencyId}, ${SITE.siteId},
      date_trunc('hour', now() - ${sql.lit(`${DAYS} days`)}::interval
        * (1 - ${first}::float8 - row * (${last}::float8 - ${first}::float8) / ${CHUNK}::float8)),
      'page-' || floor(30 * power(random(), 2)),
      (array['', 'google', 'facebook', 'whatsapp', 'volante', 'tiktok', 'indeed', 'correo'])
        [1 + floor(8 * power(random(), 2))],
      (array['phone', 'phone', 'phone', 'desktop', 'tablet'])[1 + floor(5 * random())],
      'place-' || floor(40 * power(random(), 2)),
      kind.measure,
      case
        when kind.measure like 'block-%' then 'w' || floor(12 * random())
        when kind.measure like 'search%' then 'word-' || floor(200 * power(random(), 3))
        when kind.measure like 'vital-%' then (100 + floor(60 * random()))::text
        when kind.measure like 'form-%' then floor(3 * random())::text
        else ''
      end,
      1
    from generate_series(1, ${CHUNK}::int) as row
    cross join lateral (
      select (array['view', 'view', 'view', 'view', 'view', 'visit', 'visit', 'block-view', 'block-view',
        'block-view', 'block-view', 'block-click', 'search', 'search-empty', 'search-opened', 'job-view',
        'apply-click', 'form-page', 'form-finish', 'vital-LCP'])[1 + (row % 20)] as measure
    ) kind`.execute(kysely);
}

async function bytesOf(kysely: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_total_relation_size('event_months') + pg_total_relation_size('event_hours'))::float8 as bytes`.execute(
    kysely,
  );
  return rows[0]?.bytes ?? 0;
}

const FILTERS = {
  none: {},
  page: { page: 'page-0' },
  source: { source: 'google' },
  device: { device: 'phone' },
  place: { place: 'place-0' },
  'source, device and place': { source: 'google', device: 'phone', place: 'place-0' },
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
  { name: 'overview', read: readOverview, filters: ALL },
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
        const from = new Date(Date.now() - days * MS_PER_DAY).toISOString().slice(0, 10);
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
