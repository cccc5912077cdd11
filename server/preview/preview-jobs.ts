import type { Job, JobSearchRequest, JobSearchResult } from '#schemas/api/jobs.ts';
import type { JobScope } from '../jobs/records/job-scope.ts';
import type { PageJobs } from '../pages/page-jobs.ts';
import type { PreviewStates } from './preview-states.ts';

/** The slug of the job that a job's page shows where the site has none. */
const SAMPLE_SLUG = 'ejemplo-de-vacante';

interface PreviewJobsOptions {
  readonly jobs: PageJobs;
  readonly states: Pick<PreviewStates, 'jobs' | 'job'>;
  readonly now: number;
}

/** Jobs that a list is said to have where it shows many. */
const MANY = 248;

/** The jobs of a site as a preview pretends them. The search itself stays the real one. */
export function createPreviewJobs({ jobs, states, now }: PreviewJobsOptions): PageJobs {
  const sampleOf = (scope: JobScope) => createSampleJob(scope, now);
  return {
    revision: (agencyId) => jobs.revision(agencyId),
    findPlace: (text) => jobs.findPlace(text),
    async search(scope, request) {
      const found = await jobs.search(scope, request);
      if (states.jobs === 'real' || states.jobs === '0')
        return pretendResult(found, { count: states.jobs });
      const examples = await examplesFor(jobs, { scope, request, found });
      const sample = sampleOf(scope);
      return pretendResult(found, { count: states.jobs, examples: [...examples, sample] });
    },
    async findJob(scope, urlSlug) {
      const found = await jobs.findJob(scope, urlSlug);
      const job = found ?? (urlSlug === SAMPLE_SLUG ? sampleOf(scope) : null);
      return job && pretendJob(job, states.job);
    },
    similarJobs: (scope, urlSlug) =>
      states.jobs === '0' ? Promise.resolve([]) : jobs.similarJobs(scope, urlSlug),
  };
}

/** The slug of a job that can be looked at; that of the sample where there is none. */
export async function exampleSlug(jobs: PageJobs, scope: JobScope): Promise<string> {
  const { records } = await jobs.search(scope, { ...ANY_JOB, pageSize: 1 });
  return records[0]?.urlSlug ?? SAMPLE_SLUG;
}

const ANY_JOB = {
  searchTerm: '',
  orderBy: [{ field: 'startDate', direction: 'DESC' }],
  filters: [],
  facetFields: [],
  pageSize: 10,
  pageNumber: 0,
} as const satisfies JobSearchRequest;

interface Search {
  readonly scope: JobScope;
  readonly request: JobSearchRequest;
  readonly found: JobSearchResult;
}

/** What was found, otherwise jobs that nobody looked for: a preview shows what a list looks like. */
async function examplesFor(
  jobs: PageJobs,
  { scope, request, found }: Search,
): Promise<readonly Job[]> {
  if (found.records.length > 0) return found.records;
  const { pageSize } = request;
  return (await jobs.search(scope, { ...ANY_JOB, pageSize })).records;
}

interface Pretence {
  readonly count: PreviewStates['jobs'];
  /** To fill a list with; at least one where it is to have any. */
  readonly examples?: readonly Job[];
}

/** A search result with as many jobs as a preview wants to see. */
export function pretendResult(
  found: JobSearchResult,
  { count, examples = found.records }: Pretence,
): JobSearchResult {
  if (count === 'real') return found;
  if (count === '0') return { ...found, records: [], totalRecords: 0, facets: noFacets(found) };
  if (count === '1')
    return { ...found, pageNumber: 0, records: examples.slice(0, 1), totalRecords: 1 };
  const totalRecords = Math.max(MANY, found.totalRecords);
  const records = Array.from({ length: Math.min(found.pageSize, totalRecords) }, (_, i) =>
    repeated(examples, i),
  );
  return { ...found, records: records.filter((job) => job !== undefined), totalRecords };
}

/** Each under an id of its own. */
function repeated(examples: readonly Job[], index: number): Job | undefined {
  const job = examples[index % examples.length];
  return job && index >= examples.length ? { ...job, id: `${job.id}-${index}` } : job;
}

function noFacets({ facets }: JobSearchResult): JobSearchResult['facets'] {
  return Object.fromEntries(Object.keys(facets).map((field) => [field, []]));
}

function pretendJob(job: Job, state: PreviewStates['job']): Job {
  if (state === 'closed') return { ...job, status: 'Closed', active: false };
  if (state === 'real') return job;
  return { ...job, status: 'Open', active: true };
}

/** A vacancy for previews of sites that have none yet. */
function createSampleJob({ agencyId, clientId }: JobScope, now: number): Job {
  const today = new Date(now).toISOString();
  return {
    id: 'ejemplo',
    agencyId,
    clientId: clientId ?? agencyId,
    referenceNumber: 'EJEMPLO-1',
    urlSlug: SAMPLE_SLUG,
    title: 'Repartidor (vacante de ejemplo)',
    city: 'Guadalajara',
    state: 'Jalisco',
    country: 'México',
    employmentType: 'Tiempo completo',
    company: 'Empresa de ejemplo',
    logoName: null,
    description: '<p>Sales de la estación con tu ruta cargada y entregas paquetes por tu zona.</p>',
    jobPosting: '<p>Sueldo semanal, prestaciones de ley y capacitación pagada.</p>',
    responsibilities: 'Cargar la camioneta\nEntregar los paquetes de la ruta',
    qualifications: 'Licencia vigente',
    skills: 'Orden y puntualidad',
    experience: 'No se necesita',
    status: 'Open',
    active: true,
    point: { latitude: 20.67, longitude: -103.35 },
    startDate: today,
    details: {
      pay: { min: 2500, max: 3200, currency: 'MXN', period: 'week' },
      schedule: 'Lunes a sábado, 7:00 a 15:00',
      postedAt: today,
    },
  };
}
