import type { FastifyInstance } from 'fastify';
import {
  type MapViewParams,
  type MapViewQuery,
  type MapViewRequest,
  mapViewRoute,
} from '#schemas/api/map-view.ts';
import { sendProblem } from '../http/http-problem.ts';
import { sendCompressed } from '../http/send-compressed.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { findScope } from './find-scope.ts';
import type { JobService } from './job-service.ts';

export interface MapViewRouteOptions {
  readonly jobs: JobService;
  readonly store: Pick<SiteStore, 'sites'>;
}

/** `POST /v4/agencies/{agencyId}/jobs/map-view` (spec section 7). */
export function addMapViewRoute(app: FastifyInstance, { jobs, store }: MapViewRouteOptions): void {
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
