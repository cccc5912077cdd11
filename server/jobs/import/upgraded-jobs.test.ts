import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobSearchRequest } from '#schemas/api/jobs.ts';
import { migrate } from '../../db/migrate.ts';
import type { Database } from '../../db/open-database.ts';
import {
  migrationsDir,
  openEmptyDatabase,
  openTestDatabase,
  silentLog,
  unwrap,
} from '../../testing/database.ts';
import { type FeedJob, feedJob, feedXml, imported, resetJobs } from '../../testing/job-imports.ts';
import { readTermsAgain } from '../read-terms-again.ts';
import { searchJobs } from '../search/search-jobs.ts';
import { typeAhead } from '../search/type-ahead.ts';

/** Of a database before relevance. */
const OLD_MIGRATIONS = /^000[1-5]-/;

/** Columns that came with relevance, or whose content it changed. */
const NEW_COLUMNS = [
  ...['is_hidden', 'tsv', 'alike', 'is_listed', 'alike_count'],
  ...['pay_weekly', 'terms', 'terms_reading'],
];

const benefits = { benefit: ['Vales de despensa', 'Seguro de vida'] };
const same = { company: 'Dos', description: '<p>Igual</p>', expirationdate: '2099-01-01' };
const WEIRD =
  'Ñandú & <b>"Ágil"</b> \'!*:() \\ 🛵 \u202eيمين\u200b = @52,-207 =repart %repart #moto';

const ENTREGAS: readonly FeedJob[] = [
  feedJob('RMX-90619', {
    title: 'Repartidor en motocicleta',
    jobtype: 'parttime',
    schedule: 'Fin de semana',
    vehicle: 'Moto',
    licence: 'Estatal tipo A',
    pay: { min: '9000', period: 'week' },
    benefits,
    responsibilities: 'Entregar paquetes',
    qualifications: 'Secundaria',
  }),
  feedJob('por-hora', { title: 'Chofer', pay: { text: '$80', period: 'hora' }, skills: 'Manejo' }),
  feedJob('por-dia', {
    title: 'Almacenista',
    pay: { max: '500', period: 'día' },
    experience: '1 año',
  }),
  feedJob('al-mes', { title: 'Cargador', salary: '$9,000 al mes', pay: { period: 'month' } }),
  ...['2026-01-01', '2026-01-03', '2026-01-02'].map((date, index) =>
    feedJob(`igual-${index}`, { ...same, date, url: `https://e.example/${index}` }),
  ),
  feedJob('igual-breve', { ...same, date: '2026-01-04', expirationdate: '2098-01-01' }),
  feedJob('igual-cerrada', { ...same, date: '2026-01-05', status: 'closed' }),
  feedJob('raro/1_%', {
    title: WEIRD,
    company: WEIRD,
    description: WEIRD,
    vehicle: WEIRD,
    benefits,
  }),
  feedJob('largo', { title: 'x'.repeat(3000), description: `<p>${'muy '.repeat(5000)}</p>` }),
  { referencenumber: 'nada' },
];
const ALMACENES = [
  feedJob('igual-0', { ...same, city: 'Puebla' }),
  feedJob('cerrada', { status: 'closed' }),
];

const TERMS = [
  ...['', 'por semana', 'fin de semana', 'licencia tipo a', 'vales de despensa', '90619'],
  ...['RMX90619', 'repartidro', 'secundaria', 'medio tiempo', 'nandu', 'almacenista', '80'],
  ...['sin moto', 'por hora', 'menos dos', '9000', '500 diarios'],
];

let fresh: Database;
let upgraded: Database;

beforeAll(async () => {
  fresh = await openTestDatabase();
  await resetJobs(fresh);
  await importAll(fresh);
  upgraded = await openEmptyDatabase();
  await migrateTo(upgraded, (name) => OLD_MIGRATIONS.test(name));
  await fillAsBefore(upgraded);
  await migrateTo(upgraded, () => true);
  // As the server does when it starts.
  await readTermsAgain(upgraded);
}, 180_000);

afterAll(async () => {
  await fresh.close();
  await upgraded.close();
});

function importAll(database: Database) {
  return Promise.all([
    imported(database, feedXml(...ENTREGAS)),
    imported(database, feedXml(...ALMACENES), { agencyId: 'b' }),
  ]);
}

async function migrateTo(database: Database, keeps: (name: string) => boolean): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'rumbo-old-'));
  for (const name of (await readdir(migrationsDir)).filter(keeps))
    await cp(join(migrationsDir, name), join(directory, name));
  unwrap(await migrate(database, { migrationsDir: directory, log: silentLog }));
  await rm(directory, { recursive: true });
}

/** The rows that an import left there before relevance, with the words that it gave them. */
async function fillAsBefore({ kysely }: Database): Promise<void> {
  for (const table of ['agencies', 'jobs', 'job_titles', 'job_revisions']) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(r) as row from ${sql.table(table)} as r`.execute(fresh.kysely);
    const columns = Object.keys(rows[0]?.row ?? {}).filter((name) => !NEW_COLUMNS.includes(name));
    const names = sql.join(columns.map((name) => sql.ref(name)));
    const isJobs = table === 'jobs';
    await sql`
      insert into ${sql.table(table)} (${names} ${isJobs ? sql`, tsv` : sql``}) overriding system value
      select ${names} ${isJobs ? sql`, job_tsv(title, company, category, city, state, description, latitude, longitude)` : sql``}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(({ row }) => row))}::jsonb)
    `.execute(kysely);
  }
}

async function loadTable({ kysely }: Database, table: string) {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(r) as row from ${sql.table(table)} as r order by to_jsonb(r)::text`.execute(
    kysely,
  );
  return rows.map(({ row }) => row);
}

async function search({ kysely }: Database, searchTerm: string) {
  const request: JobSearchRequest = {
    searchTerm,
    orderBy: [{ field: 'relevance', direction: 'DESC' }],
    filters: [],
    facetFields: ['city', 'company', 'employmentType'],
    pageSize: 50,
    pageNumber: 0,
  };
  return searchJobs({ kysely }, { agencyId: 'a', clientId: 'c' }, request);
}

describe('jobs of a database that was upgraded', () => {
  it.each(['jobs', 'job_titles', 'job_words'])('are as if imported anew: %s', async (table) => {
    const rows = await loadTable(upgraded, table);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows).toEqual(await loadTable(fresh, table));
  });

  it.each(TERMS)('are found by what they are found by today: %j', async (term) => {
    const found = await search(upgraded, term);
    expect(found.totalRecords).toBeGreaterThan(0);
    expect(found).toEqual(await search(fresh, term));
  });

  it('stand for those that are alike, of their own tenant alone', async () => {
    const { records } = await search(upgraded, 'Repartidor');
    const alike = records.filter(({ company }) => company === 'Dos');
    expect(alike.map((one) => [one.referenceNumber, one.alikeCount])).toEqual([['igual-1', 3]]);
  });

  it('have their titles suggested', async () => {
    const request = { field: 'title', value: 'repar' } as const;
    const titles = await typeAhead(upgraded.kysely, { agencyId: 'a', clientId: 'c' }, request);
    expect(titles).toContain('Repartidor en motocicleta');
  });

  it('are unchanged for the feed that they came from', async () => {
    expect(await importAll(upgraded)).toMatchObject([
      { added: 0, changed: 0, unchanged: ENTREGAS.length },
      { added: 0, changed: 0, unchanged: ALMACENES.length },
    ]);
  });
});
