import { type Kysely, sql } from 'kysely';
import type { Point } from '#schemas/api/jobs.ts';
import type { Database } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/schema.ts';
import { TERMS_READING } from '#server/jobs/terms/job-terms.ts';
import { maskOf, payBits } from '#server/jobs/terms/term-bits.ts';

export const BENCH_AGENCY = 'bench';
export const BENCH_CLIENT = 'bench-mx';

/** Jobs that one statement inserts. */
const BATCH = 5000;

const ROLES = [
  'Chofer repartidor',
  'Repartidor en moto',
  'Auxiliar de reparto',
  'Operador de unidad',
  'Conductor de última milla',
  'Mensajero',
  'Coordinador de ruta',
  'Despachador',
  'Ayudante general',
  'Capacitador de ruta',
];
const EXTRAS = ['', ' nocturno', ' de fin de semana', ' con camioneta', ' licencia tipo B'];
const TITLES = ROLES.flatMap((role) => EXTRAS.map((extra) => role + extra));
const COMPANIES = [
  'Quetzal',
  'Jaguar',
  'Colibrí',
  'Maguey',
  'Nopal',
  'Ceiba',
  'Halcón',
  'Volcán',
].map((name) => `${name} Entregas S.A. de C.V.`);
const STATES = [
  'Nuevo León',
  'Jalisco',
  'Ciudad de México',
  'Puebla',
  'Yucatán',
  'Sonora',
  'Coahuila',
  'Veracruz',
];
const EMPLOYMENT_TYPES = ['Tiempo completo', 'Medio tiempo', 'Temporal', 'Por contrato'];
const CATEGORIES = ['Reparto', 'Última milla', 'Almacén', 'Coordinación'];
const SENTENCES = [
  'Entregarás más de doscientos paquetes al día en una zona que conoces.',
  'La camioneta, la gasolina y el seguro van por cuenta de la empresa.',
  'Buscamos personas puntuales, con trato amable y gusto por manejar.',
  'Necesitas licencia vigente; el tipo depende del estado donde trabajes.',
  'Cargarás cajas de hasta veintitrés kilos con ayuda de un diablito.',
  'Trabajas cinco o seis días a la semana según la temporada.',
  'Recibes vales de despensa, seguro de vida y gastos médicos menores.',
  'La capacitación dura una semana y se paga desde el primer día.',
  'Al cierre del turno regresas los paquetes que no encontraron a nadie.',
  'Lavas tu unidad y revisas niveles antes de salir a la ruta.',
  'Te esperamos con identificación oficial y comprobante de domicilio.',
  'El bono por puntualidad se deposita cada quincena junto con el sueldo.',
  'Una persona con experiencia te acompaña durante tus primeras rutas.',
  'Usarás una aplicación en el teléfono para confirmar cada entrega.',
  'Puedes crecer a coordinador después de seis meses con buen desempeño.',
  'El almacén está cerca del transporte público y tiene comedor.',
  'Hay turnos de mañana, tarde y noche para que elijas el que te sirve.',
  'No pedimos carrera, solo ganas de aprender y manejo a la defensiva.',
  'La empresa paga aguinaldo superior al de la ley y prima vacacional.',
  'Tu zona de reparto se asigna cerca de tu casa siempre que se puede.',
];
/** Least pay a week; a third of the jobs does not say it. */
const PAYS = Array.from({ length: 50 }, (_, step) => 1800 + step * 100);
const TERMS = {
  shift: [[], ['morning'], ['evening'], ['night'], ['morning', 'evening'], ['weekend'], ['day']],
  days: [[], ['5'], ['6'], ['6'], ['4']],
  vehicle: [[], ['company'], ['own'], ['none']],
  licence: [[], ['a'], ['b'], ['chofer'], ['a', 'b'], ['federal-b'], ['none']],
} as const;
/** Sentences of a description: 1.5 kB. */
const SENTENCES_EACH = 20;
const CITIES = 120;

/** Where the jobs of a city are, give or take a tenth of a degree; `insertBatch` says the same in SQL. */
export function benchCityPoint(city: number): Point {
  return {
    latitude: 16.05 + ((city * 0.6180339887) % 1) * 15,
    longitude: -112.95 + ((city * 0.7548776662) % 1) * 25,
  };
}

/** A tenant with so many open jobs, made by SQL alone; the same for the same number. */
export async function insertSyntheticJobs(
  { kysely, engine }: Pick<Database, 'kysely' | 'engine'>,
  count: number,
): Promise<void> {
  await sql`insert into agencies (agency_id, name) values (${BENCH_AGENCY}, 'Bench')`.execute(
    kysely,
  );
  const indexes = await dropIndexes(kysely);
  const starts = Array.from({ length: Math.ceil(count / BATCH) }, (_, i) => 1 + i * BATCH);
  // An embedded database has one session.
  const sessions = engine === 'pglite' ? 1 : 2;
  await Promise.all(
    Array.from({ length: sessions }, async () => {
      for (let first = starts.shift(); first !== undefined; first = starts.shift())
        await insertBatch(kysely, first, Math.min(first + BATCH - 1, count));
    }),
  );
  for (const definition of indexes) await sql.raw(definition).execute(kysely);
  await sql`
    insert into job_titles (agency_id, client_id, title_norm, title, open_jobs)
    select agency_id, client_id, lower(f_unaccent(title)), min(title), count(*) from jobs
    group by 1, 2, 3`.execute(kysely);
  await sql`
    insert into job_words
    select ${BENCH_AGENCY}, ${BENCH_CLIENT}, words.*
    from words_of_jobs(${BENCH_AGENCY}, ${BENCH_CLIENT}) as words`.execute(kysely);
  await sql`vacuum analyze jobs`.execute(kysely);
  await sql`vacuum analyze job_titles`.execute(kysely);
  await sql`vacuum analyze job_words`.execute(kysely);
}

/** Takes the indexes away that no constraint needs: made at once they take a fraction of the time. Answers how to make them. */
async function dropIndexes(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'jobs' and indexdef not like '% UNIQUE %'`.execute(kysely);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(kysely);
  return rows.map(({ definition }) => definition);
}

// Fractions of multiples of irrational numbers spread evenly over 0 to 1; their squares prefer the first of a list,
// as big cities and big employers have most jobs. There are as many descriptions as sentences: their words are read
// once for a batch.
async function insertBatch(kysely: Kysely<Tables>, first: number, last: number): Promise<void> {
  await sql`
    with numbers as (
      select n, mod(n * 0.6180339887, 1)::float8 as a, mod(n * 0.7548776662, 1)::float8 as b,
        mod(n * 0.5698402910, 1)::float8 as c, mod(n * 0.8191725134, 1)::float8 as d
      from generate_series(${first}::bigint, ${last}::bigint) as n
    ), placed as (select *, floor(a * a * ${CITIES})::int as city from numbers
    ), jobs as (
      select n, ${pick(TITLES, sql`b * b`)} as title, ${pick(COMPANIES, sql`c * c`)} as company, 'Ciudad ' || city as city,
        ${pick(STATES, sql`mod(city, 8) / 8.0`)} as state, city as place_id,
        16 + mod(city * 0.6180339887, 1) * 15 + d / 10 as latitude,
        -113 + mod(city * 0.7548776662, 1) * 25 + c / 10 as longitude,
        ${pick(EMPLOYMENT_TYPES, sql`d * d`)} as employment_type, ${pick(CATEGORIES, sql`c`)} as category,
        case when mod(n, 3) > 0 then ${picked(PAYS, 'int', 7919)} end as pay_weekly,
        case when mod(n, 3) > 0 then ${picked(PAYS.map(payBits), 'bigint', 7919)} else 0 end
          + ${bitsOf('shift', 104_729)} + ${bitsOf('days', 1299)} + ${bitsOf('vehicle', 15_485)} + ${bitsOf('licence', 32_452)} as terms
      from placed
    ), texts as materialized (
      select variant, text, job_tsv(null, null, null, null, null, text, null, null) as words from (
        select variant, (select string_agg('<p>' || (${SENTENCES}::text[])[1 + mod(variant * (s + 3) + s * s, ${SENTENCES.length})] || '</p>', '')
          from generate_series(1, ${SENTENCES_EACH}::bigint) as s) as text
        from generate_series(0, ${SENTENCES.length - 1}::bigint) as variant) as written
    )
    insert into jobs (agency_id, client_id, reference_number, url_slug, title, company, city, state, country, place_id,
      latitude, longitude, employment_type, category, pay_weekly, terms, terms_reading, description, tsv, start_date, checksum)
    select ${BENCH_AGENCY}, ${BENCH_CLIENT}, 'REF-' || n, 'vacante-' || n, title, company, city, state, 'México', place_id,
      latitude, longitude, employment_type, category, pay_weekly, terms, ${TERMS_READING}, text,
      job_tsv(title, company, category, city, state, employment_type, null, null, latitude, longitude) || words,
      timestamptz '2026-01-01' + n * interval '3 seconds', md5(n::text)
    from jobs join texts on variant = mod(n, ${SENTENCES.length})`.execute(kysely);
}

function pick(list: readonly string[], share: ReturnType<typeof sql>) {
  return sql`(${[...list]}::text[])[1 + floor(${share} * ${list.length})::int]`;
}

function bitsOf(field: keyof typeof TERMS, step: number) {
  const masks = TERMS[field].map((values) => maskOf(field, values));
  return picked(masks, 'bigint', step);
}

/** Another one for each job, by multiples of a number that has no part in common with theirs. */
function picked(list: readonly number[], type: 'int' | 'bigint', step: number) {
  return sql`(${[...list]}::${sql.raw(type)}[])[1 + mod(n * ${step} / 11, ${list.length})]`;
}
