import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AgencyParams, logosRoute } from '#schemas/api/job-routes.ts';
import type { CompanyLogo } from '#schemas/api/jobs.ts';
import { sendProblem } from '../http/http-problem.ts';
import { findListedHost } from '../pages/resolve-page.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { agencyUnknown } from './find-scope.ts';

export interface LogosRouteOptions {
  readonly store: Pick<SiteStore, 'sites'>;
  /** Logos that the sites of an agency know. */
  readonly logosOf: (agencyId: string) => readonly CompanyLogo[];
}

/** Logos change with a site's settings, seldom. */
const CACHE_CONTROL = 'public, max-age=300';

/** `GET /v2/agencies/{agency}/logos`, the one route that pages on other origins may read. */
export function addLogosRoute(app: FastifyInstance, { store, logosOf }: LogosRouteOptions): void {
  app.get<{ Params: AgencyParams }>(
    '/v2/agencies/:agency/logos',
    { schema: logosRoute },
    async (request, reply) => {
      const { agency } = request.params;
      const sites = store.sites.filter(({ site }) => site.agencyId === agency);
      if (sites.length === 0) return sendProblem(reply, agencyUnknown(agency));
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
