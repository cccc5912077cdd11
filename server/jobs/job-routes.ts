import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type AgencyParams,
  type JobDetailsParams,
  jobDetailsRoute,
  type SiteQuery,
  searchJobsRoute,
  type TypeAheadQuery,
  typeAheadRoute,
} from '#schemas/api/job-routes.ts';
import type { JobSearchRequest } from '#schemas/api/jobs.ts';
import { sendProblem } from '../http/http-problem.ts';
import { type FoundScope, findScope } from './find-scope.ts';
import type { JobScope } from './job-scope.ts';
import type { JobService } from './job-service.ts';
import { addLogosRoute, type LogosRouteOptions } from './logos-route.ts';
import { addMapViewRoute } from './map-view-route.ts';

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
