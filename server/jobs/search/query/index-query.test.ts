import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/database.ts';
import { insertJobs, TEST_AGENCY, TEST_CLIENT, type TestJob } from '../../../testing/jobs.ts';
import { setUp } from '../../../testing/set-up.ts';
import { indexedWords } from '../../records/indexed-words.ts';
import type { JobScope } from '../../records/job-scope.ts';
import { INDEXED_PHRASES, toIndexQuery } from './index-query.ts';
import { parseKeyword } from './keyword.ts';
import type { Route } from './matches-keyword.ts';
import { EVERY_JOB } from './normalise-search.ts';
import { type SearchTarget, whereSelected } from './where-selected.ts';

const scope: JobScope = { agencyId: TEST_AGENCY, clientId: TEST_CLIENT };

const jobs: readonly TestJob[] = [
  { reference_number: 'title', title: 'Repartidor en moto de noche' },
  { reference_number: 'company', company: 'Moto Mensajería del Golfo' },
  { reference_number: 'category', category: 'Motos' },
  { reference_number: 'city', city: 'Puebla', state: 'Puebla' },
  { reference_number: 'capital', city: 'Ciudad de México', state: 'Ciudad de México' },
  { reference_number: 'vehicle', details: { vehicle: 'Moto', schedule: 'Turno de noche' } },
  { reference_number: 'hours', details: { schedule: 'Lunes a viernes de 21:30 a 6:00' } },
  { reference_number: 'pay', details: { pay: { text: '$4,500', period: 'week' } } },
  { reference_number: 'days', details: { schedule: 'Viernes o lunes', vehicle: '6 30 21' } },
  { reference_number: 'prose', description: '<p>No ocupas moto ni licencia. No es de noche.</p>' },
  { reference_number: 'vigente', description: '<p>Pedimos licencia vigente</p>' },
  { reference_number: 'seguro', description: '<p>Seguro vigente, sin licencia</p>' },
  { reference_number: 'federal', title: 'Chofer', details: { licence: 'Licencia federal' } },
  { reference_number: 'half', employment_type: 'Medio tiempo' },
  { reference_number: 'halves', company: 'Medio', category: 'Tiempo', title: 'Tiempo y medio' },
  { reference_number: 'prose of half', description: '<p>No es de medio tiempo ni pesado</p>' },
  { reference_number: 'pallet', description: '<p>Patín hidráulico</p>' },
  { reference_number: 'ice', description: '<p>Patín sobre hielo, freno hidráulico</p>' },
  { reference_number: 'signs', title: '%mot #mot =mot', description: '<p>%moto #moto =moto</p>' },
  { reference_number: 'nothing', title: null, company: null, city: null, state: null },
];

/** Of each job, of another client. */
const COPIES = 200;

const database = setUp(openTestDatabase);

beforeAll(async () => {
  await insertJobs(database, jobs);
  // Enough of them that reading an index pays.
  await sql`
    insert into jobs (agency_id, client_id, reference_number, url_slug, start_date, checksum, tsv)
    select agency_id, 'otro', reference_number || n, url_slug || n, start_date, checksum, tsv
    from jobs, generate_series(1, ${COPIES}::int) as n`.execute(database.kysely);
  await sql`vacuum analyze jobs`.execute(database.kysely);
});

async function targetOf(term: string): Promise<SearchTarget> {
  const selection = { ...EVERY_JOB, term };
  const keyword = await parseKeyword(database.kysely, selection, scope);
  return { scope, selection, keyword };
}

async function findBy(route: Route, term: string): Promise<string[]> {
  const where = whereSelected(await targetOf(term), route);
  const { rows } = await sql<{ reference_number: string }>`
    select reference_number from jobs where ${where} order by 1`.execute(database.kysely);
  return rows.map((row) => row.reference_number);
}

interface PlanNode {
  readonly 'Index Name'?: string;
  readonly Filter?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Steps of what finds the jobs of a text, of all clients. */
async function planOf(term: string): Promise<readonly PlanNode[]> {
  const { agencyId } = scope;
  const where = whereSelected({ ...(await targetOf(term)), scope: { agencyId } });
  return database.kysely.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>`
      explain (analyze, format json) select job_id from jobs where ${where}`.execute(transaction);
    return rows.flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan));
  });
}

function stepsOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(stepsOf)];
}

/** Rows whose vectors a step compares. */
function vectorsRead(step: PlanNode): number {
  const isCompared = step.Filter?.includes('ts_match_vq') ?? false;
  const compared = isCompared ? step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) : 0;
  return compared + (step['Rows Removed by Index Recheck'] ?? 0);
}

const count = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('the text index', () => {
  it.each([
    ['sin moto', ['title', 'company', 'category', 'vehicle', 'signs']],
    ['que no sea de noche', ['title', 'vehicle', 'hours']],
    ['menos puebla', ['city']],
    ['menos medio tiempo', ['half', 'halves']],
  ])(
    'leaves out what jobs say of themselves and keeps what their prose tells: %s',
    async (term, left) => {
      const kept = jobs.flatMap((job) => job.reference_number ?? []);
      expect(await findBy('collect', term)).toEqual(
        kept.filter((job) => !left.includes(job)).sort(),
      );
    },
  );

  it.each([
    ...['sin moto', 'repartidor sin moto', 'menos puebla', 'sin cargar pesado'],
    ...['medio tiempo', 'sin licencia', 'que no sea de noche', 'lunes a viernes'],
  ])('alone answers %s', async (term) => {
    const steps = await planOf(term);
    expect(steps.map((step) => step['Index Name'])).toContain('jobs_text');
    expect(count(steps.map(vectorsRead))).toBe(0);
  });

  it.each([
    ['patín hidráulico', ['pallet', 'ice']],
    ['menos medio tiempo', ['prose of half']],
  ])('has the vectors read of jobs that may hold a phrase: %s', async (term, read) => {
    const steps = await planOf(term);
    expect(steps.map((step) => step['Index Name'])).toContain('jobs_text');
    expect(count(steps.map(vectorsRead))).toBe(read.length * (1 + COPIES));
  });

  it('has the phrases that questions to it name', async () => {
    const { rows } = await sql<{ phrase: string }>`
      select phrase::text from unnest(indexed_phrases()) as phrase`.execute(database.kysely);
    const plain = rows.map(({ phrase }) => phrase.replaceAll(/[' ]/g, ''));
    expect(plain).toEqual([...INDEXED_PHRASES]);
  });

  it.each([
    ...['sin moto', 'que no sea de noche', 'sin licencia', 'menos puebla', 'lunes a viernes'],
    ...['estado de méxico', 'más de 4000 semanales', 'de 21:30 a 6', 'moto o sin licencia'],
    ...['chofer menos moto mensajería', 'turno de noche', 'vehicle', 'sin 12', 'medio tiempo'],
    ...['menos medio tiempo', 'patín hidráulico'],
  ])('finds what vectors hold: %s', async (term) => {
    expect(await findBy('collect', term)).toEqual(await findBy('walk', term));
  });
});

describe('a question to the text index', () => {
  it.each([
    ...[`'mot':A`, `'mot':B`, `'mot':C`, `'mot':ABC`, `'mot':AC`, `'mot':*BC`, `'mot':*`],
    ...[`!'mot':ABC`, `!('mot':B | 'noch':C)`, `!!'mot':C`, `'mot':CD`, `!'mot':D`, `'mot':ABCD`],
    ...[`'lun':C <2> 'viern':C`, `!('lun':C <2> 'viern':C)`, `!('licenci' <-> 'vigent')`],
    ...[`'medi' <-> 'tiemp'`, `'medi':C <-> 'tiemp':C`, `!('medi':ABC <-> 'tiemp':ABC)`],
    ...[`'medi':D <-> 'tiemp':D`, `'medi':A <-> 'tiemp':C`, `'medi':AB <-> 'tiemp'`],
    ...[`'medi':* <-> 'tiemp':*`, `'fin' <2> 'seman' <-> 'libr'`, `('medi') <-> ('tiemp')`],
    ...[`'mot':ABC <-> 'mensaj'`, `('mot' | 'licenci') <-> ('mensaj' | 'vigent':D)`],
    ...[`('mot':C | !'noch':C) & !('licenci' <-> 'vigent' & 'mot')`, `'@'`, `'l''av' | 'a\\\\b':A`],
  ])('with what it leaves in doubt has the answer of the vectors: %s', async (query) => {
    const { possible, doubtful = `'@'` } = toIndexQuery(query);
    const { rows } = await sql<{ asked: boolean; told: boolean }>`
      select tsv @@ ${query}::tsquery as asked,
        ${indexedWords} @@ ${possible}::tsquery
          and not (${indexedWords} @@ ${doubtful}::tsquery and not tsv @@ ${query}::tsquery) as told
      from jobs`.execute(database.kysely);
    expect(rows.map(({ told }) => told)).toEqual(rows.map(({ asked }) => asked));
  });

  it('holds no weight and no phrase', () => {
    const { possible, doubtful } = toIndexQuery(`!('mot':AB | 'a':C <-> 'b':*C) & 'c':CD`);
    expect(`${possible} ${doubtful}`).not.toMatch(/<|:\*?[A-D]/);
  });
});
