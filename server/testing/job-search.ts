import { beforeAll, expect } from 'vitest';
import type { FacetField, JobSearchFilter, JobSearchRequest } from '#schemas/api/jobs.ts';
import type { Database } from '../db/open-database.ts';
import { searchJobs } from '../jobs/search/search-jobs.ts';
import { openTestDatabase } from './database.ts';
import { insertJobs, TEST_AGENCY, TEST_CLIENT, type TestJob } from './jobs.ts';
import { setUp } from './set-up.ts';

const scope = { agencyId: TEST_AGENCY, clientId: TEST_CLIENT };

export const monterrey = { latitude: 25.6866, longitude: -100.3161 };

export const saltillo = { latitude: 25.4232, longitude: -100.992 };

export const day = (n: number) => new Date(Date.UTC(2026, 0, n));

const jobs: readonly TestJob[] = [
  {
    reference_number: 'REF-1',
    title: 'Auxiliar de administración',
    description: '<p>Manejo de camión y archivo</p>',
    employment_type: 'Tiempo completo',
    category: 'Oficina',
    start_date: day(1),
    ...monterrey,
  },
  {
    reference_number: 'REF-12',
    title: 'Chofer de camion',
    description: '<p>Rutas en dos camiones de 3.5 toneladas</p>',
    company: 'Ágil Envíos S.A. de C.V.',
    employment_type: 'Tiempo completo',
    start_date: day(2),
    ...monterrey,
  },
  {
    reference_number: 'ref-2',
    title: 'Repartidores nocturnos',
    city: 'Saltillo',
    state: 'Coahuila',
    employment_type: 'Medio tiempo',
    start_date: day(3),
    ...saltillo,
  },
  {
    reference_number: 'x-1',
    title: 'Ángel de la guarda',
    description: '<p>Sin experiencia como chofer</p>',
    city: null,
    state: null,
    company: null,
    start_date: day(4),
  },
  { reference_number: 'x-2', title: null, start_date: day(5), category: 'Oficina' },
  { reference_number: 'closed', title: 'Chofer cerrado', status: 'closed', ...monterrey },
  { reference_number: 'expired', title: 'Chofer vencido', expires_at: new Date(0), ...monterrey },
  { reference_number: 'REF-1', agency_id: 'ajena', title: 'Chofer de otra agencia', ...monterrey },
  { reference_number: 'REF-1', client_id: 'otro', title: 'Chofer de otro cliente', ...monterrey },
];

export const ANY: JobSearchRequest = {
  searchTerm: '',
  orderBy: [],
  filters: [],
  facetFields: [],
  pageSize: 50,
  pageNumber: 0,
};

export const within = (distanceInKm: number, point = monterrey): JobSearchFilter => ({
  field: 'point',
  type: 'GEO',
  operator: 'GEO_LOCATION_WITHIN',
  value: { ...point, distanceInKm },
});

export const isIn = (field: FacetField, ...values: string[]) =>
  ({ field, type: 'STRING', operator: 'IN', values }) as const;

/** The search over a few jobs, and over those of tenants that it must not see. */
export function setUpJobSearch() {
  const database = setUp(openTestDatabase);

  beforeAll(async () => {
    await insertJobs(database, jobs);
  });

  function search(request: Partial<JobSearchRequest>, source: Pick<Database, 'kysely'> = database) {
    return searchJobs(source, scope, { ...ANY, ...request });
  }

  /** Statements that the database answers for a search. */
  async function countStatements(request: Partial<JobSearchRequest>): Promise<number> {
    let statements = 0;
    const kysely = database.kysely.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await search(request, { kysely });
    return statements;
  }

  /** Reference numbers of the first page. */
  async function find(
    searchTerm: string,
    request: Partial<JobSearchRequest> = {},
  ): Promise<string[]> {
    const { records, totalRecords } = await search({ searchTerm, ...request });
    expect(totalRecords).toBe(records.length);
    return records.map(({ referenceNumber }) => referenceNumber);
  }

  return { database, search, countStatements, find };
}
