import autocannon from 'autocannon';
import type { Figure } from '../../measure/figures.ts';

const RATE = 100;
const SECONDS = 60;
const CONNECTIONS = 20;

/** Slowest answer of forty that a visitor should meet under this load. */
const MAX_LATENCY_MS = 200;

export const KEYWORDS = [
  'repartidor',
  'chofer',
  'moto',
  'ayudante',
  'nocturno',
  'última milla',
  'camion',
];
export const CITIES = [
  'Guadalajara',
  'Monterrey',
  'Puebla',
  'Mérida',
  'Tijuana',
  'León',
  'Querétaro',
];
const AGENCY = '/v4/agencies/entregas';

/** Near Guadalajara, where the demo has jobs. */
const POINT = { latitude: 20.67, longitude: -103.35 };

/**
 * What job seekers do, a hundred times a second for a minute: pages, searches with and without facets, further
 * pages, job pages, suggestions, maps and personal lists. Most addresses differ from each other, so most pages are
 * made anew.
 */
export async function measureMixedLoad(
  origin: string,
  jobPaths: readonly string[],
): Promise<Figure[]> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    overallRate: RATE,
    requests: mix(jobPaths),
  });
  const figure = (name: string, value: number, unit: string, atMost?: number): Figure => ({
    group: `${RATE} req/s for ${SECONDS} s`,
    name,
    value,
    unit,
    ...(atMost !== undefined && { bar: { atMost } }),
  });
  return [
    figure('answered', result.requests.average, 'req/s'),
    figure('p50', result.latency.p50, 'ms'),
    figure('p97.5', result.latency.p97_5, 'ms', MAX_LATENCY_MS),
    figure('p99', result.latency.p99, 'ms'),
    figure('failed or refused', result.non2xx + result.errors + result.timeouts, 'requests', 0),
  ];
}

function mix(jobPaths: readonly string[]): autocannon.Request[] {
  const headers = { 'accept-encoding': 'br' };
  const page = (path: string): autocannon.Request => ({ method: 'GET', path, headers });
  const searches = KEYWORDS.flatMap((keyword) =>
    CITIES.flatMap((city, i) => [
      page(`/buscar-empleos?${query({ keyword, location: city, radius: '25' })}`),
      page(`/buscar-empleos?${query({ keyword, page: String(i + 1) })}`),
      page(`/buscar-empleos?${query({ keyword, city })}`),
      apiSearch(keyword, city),
      mapView(keyword, city),
      ...personalLists(String(i + 1)),
      suggestion(keyword.slice(0, 3 + (i % 3))),
    ]),
  );
  return [...searches, ...jobPaths.map(page), ...['/home', '/como-ser-repartidor'].map(page)];
}

function apiSearch(searchTerm: string, city: string): autocannon.Request {
  const facetFields = ['city', 'state', 'company'];
  const body = { ...searchBody(searchTerm, city), facetFields, pageSize: 10 };
  return post(`${AGENCY}/jobs?site=repartidores-mx`, body);
}

function mapView(searchTerm: string, city: string): autocannon.Request {
  const path = `${AGENCY}/jobs/map-view?site=repartidores-mx&totalRecords=1000`;
  return post(path, { ...searchBody(searchTerm, city), commuteRequest: null, pageSize: 1000 });
}

function searchBody(searchTerm: string, city: string): object {
  const filters = [{ field: 'city', type: 'STRING', operator: 'IN', values: [city] }];
  const orderBy = [{ field: 'startDate', direction: 'DESC' }];
  return { searchTerm, orderBy, filters, pageNumber: 0 };
}

function personalLists(jobId: string): autocannon.Request[] {
  const ids = { agencyId: 'entregas', siteId: 'repartidores-mx' };
  const candidate = 'agency/entregas/site/repartidores-mx/candidateId/carga';
  const profile = { viewedJobIds: [jobId], point: POINT, numberOfRecommendedJobs: 6 };
  return [
    post(`/v1/personalisation/jobs/recommendation/${candidate}`, profile),
    post('/v1/personalisation/nearby-jobs', {
      ...ids,
      ...POINT,
      ip: null,
      radialDistance: 1000,
      distanceUnit: 'MILES',
      numberOfRecommendedJobs: 6,
    }),
  ];
}

function suggestion(value: string): autocannon.Request {
  const asked = query({ entity: 'job', site: 'repartidores-mx', field: 'title', value });
  return post(`${AGENCY}/type-ahead?${asked}&type=STRING`);
}

function post(path: string, body?: object): autocannon.Request {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', path, headers, ...(body && { body: JSON.stringify(body) }) };
}

function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}
