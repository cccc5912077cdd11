import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AgencyParams,
  type JobDetailsParams,
  jobDetailsRoute,
  logosRoute,
  type SiteQuery,
  searchJobsRoute,
  type TypeAheadQuery,
  typeAheadRoute,
} from '#schemas/api/job-routes.ts';
import type { CompanyLogo, JobSearchRequest } from '#schemas/api/jobs.ts';
import {
  type MapViewParams,
  type MapViewQuery,
  type MapViewRequest,
  mapViewRoute,
} from '#schemas/api/map-view.ts';
import { sendProblem } from '../http/http-problem.ts';
import { sendCompressed } from '../http/send-compressed.ts';
import { findListedHost } from '../sites/resolve-page.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { agencyWithoutSites, type FoundScope, findScope } from './find-scope.ts';
import type { JobService } from './job-service.ts';
import type { JobScope } from './records/job-scope.ts';

/** Logos change with a site's settings, seldom. */
const CACHE_CONTROL = 'public, max-age=300';

export interface JobRoutesOptions extends LogosRouteOptions {
  readonly jobs: JobService;
}

/** What job seekers' pages ask about jobs (spec section 7). Nothing here is anyone's secret. */
export function addJobRoutes(app: FastifyInstance, options: JobRoutesOptions): void {
  addSearchRoute(app, options);
  addMapViewRoute(app, options);
  addTypeAheadRoute(app, options);
  addJobDetailsRoute(app, options);
  addLogosRoute(app, options);
}

function addSearchRoute(app: FastifyInstance, { jobs, store }: JobRoutesOptions): void {
  app.post<{ Params: AgencyParams; Querystring: SiteQuery; Body: JobSearchRequest }>(
    '/v4/agencies/:agency/jobs',
    { schema: searchJobsRoute },
    ({ params, query, body }, reply) =>
      answer(reply, findScope(store, params.agency, query.site), (scope) =>
        jobs.search(scope, body),
      ),
  );
}

function addTypeAheadRoute(app: FastifyInstance, { jobs, store }: JobRoutesOptions): void {
  app.post<{ Params: AgencyParams; Querystring: TypeAheadQuery }>(
    '/v4/agencies/:agency/type-ahead',
    { schema: typeAheadRoute },
    ({ params, query: { site, field, value } }, reply) =>
      answer(reply, findScope(store, params.agency, site), (scope) =>
        jobs.typeAhead(scope, { field: field === 'title' ? field : 'referenceNumber', value }),
      ),
  );
}

function addJobDetailsRoute(app: FastifyInstance, { jobs, store }: JobRoutesOptions): void {
  app.post<{ Params: JobDetailsParams; Body: readonly (string | number)[] }>(
    '/v4/agencies/:agency/clients/:clientId/job-details',
    { schema: jobDetailsRoute },
    ({ params: { agency, clientId }, body }, reply) =>
      answer(reply, findScope(store, agency), (scope) =>
        jobs.activeJobs({ ...scope, clientId }, body.map(String)),
      ),
  );
}

/** The answer as the original services wrap it, or the reason why there is none. */
async function answer<Data>(
  reply: FastifyReply,
  found: FoundScope,
  load: (scope: JobScope) => Promise<Data>,
): Promise<FastifyReply> {
  if (!found.ok) return sendProblem(reply, found.problem);
  const data = await load(found.scope);
  return reply.header('cache-control', 'no-store').send({ status: 200, data });
}

interface MapViewRouteOptions {
  readonly jobs: JobService;
  readonly store: Pick<SiteStore, 'sites'>;
}

/** `POST /v4/agencies/{agencyId}/jobs/map-view` (spec section 7). */
function addMapViewRoute(app: FastifyInstance, { jobs, store }: MapViewRouteOptions): void {
  app.post<{ Params: MapViewParams; Querystring: MapViewQuery; Body: MapViewRequest }>(
    '/v4/agencies/:agency/jobs/map-view',
    { schema: mapViewRoute },
    async (request, reply) => {
      const { params, query, body } = request;
      const found = findScope(store, params.agency, query.site);
      if (!found.ok) return sendProblem(reply, found.problem);
      const options = { request: body, limit: query.totalRecords };
      const data = await jobs.mapView(found.scope, options);
      reply.header('cache-control', 'no-store');
      return sendCompressed(request, reply, { status: 200, data });
    },
  );
}

interface LogosRouteOptions {
  readonly store: Pick<SiteStore, 'sites'>;
  /** Logos that the sites of an agency know. */
  readonly logosOf: (agencyId: string) => readonly CompanyLogo[];
}

/** `GET /v2/agencies/{agency}/logos`, the one route that pages on other origins may read. */
function addLogosRoute(app: FastifyInstance, { store, logosOf }: LogosRouteOptions): void {
  app.get<{ Params: AgencyParams }>(
    '/v2/agencies/:agency/logos',
    { schema: logosRoute },
    async (request, reply) => {
      const { agency } = request.params;
      const sites = store.sites.filter(({ site }) => site.agencyId === agency);
      if (sites.length === 0) return sendProblem(reply, agencyWithoutSites(agency));
      allowSiteOrigins(request, reply, sites);
      return reply.header('cache-control', CACHE_CONTROL).send({ data: logosOf(agency) });
    },
  );
}

/** Lets a page on a host that one of the sites lists read the answer, with credentials. */
function allowSiteOrigins(
  { headers: { origin } }: FastifyRequest,
  reply: FastifyReply,
  sites: readonly SiteEntry[],
): void {
  reply.header('vary', 'Origin');
  const host = origin === undefined ? undefined : hostOf(origin);
  const isListed = host !== undefined && sites.some(({ site }) => findListedHost(site, host));
  if (!isListed) return;
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-allow-credentials', 'true');
}

/** Host, with its port where it has one; undefined where the origin is none of a page, as `null`. */
function hostOf(origin: string): string | undefined {
  return /^https?:\/\/([^/@?#]+)$/i.exec(origin)?.[1];
}
