import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  type CompanyLogo,
  companyLogo,
  job,
  jobExample,
  jobSearchRequest,
  jobSearchResult,
  resultExample,
} from '#schemas/api/jobs.ts';
import { MAX_MAP_RECORDS, mapViewRequest, mapViewResult } from '#schemas/api/map-view.ts';
import { dataOf, list, STORABLE, withDefaults } from '#schemas/api/shapes.ts';
import { type Api, problems } from '../http/api.ts';
import { sendProblem } from '../http/http-problem.ts';
import { sendCompressed } from '../http/send-compressed.ts';
import { findListedHost } from '../sites/resolve-page.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { agencyWithoutSites, type FoundScope, findScope } from './find-scope.ts';
import type { JobService } from './job-service.ts';
import type { JobScope } from './records/job-scope.ts';

export interface JobRoutesOptions {
  readonly jobs: JobService;
  readonly store: Pick<SiteStore, 'sites'>;
  /** Logos that the sites of an agency know. */
  readonly logosOf: (agencyId: string) => readonly CompanyLogo[];
}

/** Logos change with a site's settings, seldom. */
const CACHE_CONTROL = 'public, max-age=300';

/** Saved jobs that one request may check. */
const MAX_JOB_IDS = 200;

const params = Type.Object({ agency: Type.String() });
const site = Type.Optional(
  Type.String({ description: 'Id of a site. All jobs of the agency without it.' }),
);
const status = Type.Integer();

const searchSchema = {
  operationId: 'searchJobs',
  tags: ['jobs'],
  summary: 'One page of the open jobs that a search finds, with exact total and facets',
  description:
    'Spanish full text: words in any form, synonyms, towns and trades. Where nothing is found, the answer says what is found with one constraint less.',
  params,
  querystring: Type.Object({ site }),
  body: jobSearchRequest,
  response: {
    200: Type.Object(
      { status, data: jobSearchResult },
      { examples: [{ status: 200, data: resultExample }] },
    ),
    ...problems(400, 404, 503),
  },
} as const;

const mapViewSchema = {
  operationId: 'mapJobs',
  tags: ['jobs'],
  summary:
    'Where the open jobs of a search are: the newest, or the nearest if they are asked for first',
  description:
    'The envelope of a search whose records have a point and no long texts. The whole of a job is asked for by its id.',
  params,
  querystring: withDefaults({
    site,
    totalRecords: Type.Integer({ minimum: 1, maximum: MAX_MAP_RECORDS, default: MAX_MAP_RECORDS }),
  }),
  body: mapViewRequest,
  response: {
    200: Type.Object(
      { status, data: mapViewResult },
      { examples: [{ status: 200, data: { ...resultExample, unplacedRecords: 0 } }] },
    ),
    ...problems(400, 404, 503),
  },
} as const;

const typeAheadSchema = {
  operationId: 'suggestJobs',
  tags: ['jobs'],
  summary: 'Titles or reference numbers of open jobs that go on from a text',
  description: 'At most ten.',
  params,
  querystring: withDefaults({
    site,
    entity: Type.Optional(Type.Literal('job')),
    type: Type.Optional(Type.Literal('STRING')),
    field: Type.Enum(['title', 'referenceNumber', 'refrenceNumber'], {
      default: 'title',
      description: '`refrenceNumber` is how the original services spell it.',
    }),
    value: Type.String({ default: '', description: 'What was typed so far.' }),
  }),
  response: {
    200: Type.Object(
      { status, data: list(Type.String()) },
      { examples: [{ status: 200, data: ['Repartidor en moto'] }] },
    ),
    ...problems(400, 404, 503),
  },
} as const;

const detailsSchema = {
  operationId: 'readJobs',
  tags: ['jobs'],
  summary: 'Those of the given jobs that can still be applied for',
  description: 'In the order of the ids. Pages ask it of the jobs that somebody saved.',
  params: Type.Object({
    agency: Type.String(),
    clientId: Type.String({ pattern: STORABLE }),
  }),
  body: list(Type.Union([Type.String({ maxLength: 64 }), Type.Integer()]), {
    maxItems: MAX_JOB_IDS,
    examples: [['4217', '4218']],
  }),
  response: {
    200: Type.Object(
      { status, data: list(job) },
      { examples: [{ status: 200, data: [jobExample] }] },
    ),
    ...problems(400, 404, 503),
  },
} as const;

const logosSchema = {
  operationId: 'listLogos',
  tags: ['jobs'],
  summary: 'Logos of the companies that an agency has jobs of',
  description: 'The one route that pages on other origins may read: those of the agency’s sites.',
  params,
  response: {
    200: dataOf(companyLogo),
    ...problems(404),
  },
} as const;

/** What job seekers' pages ask about jobs (spec section 7). Nothing here is anyone's secret. */
export function addJobRoutes(api: Api, { jobs, store, logosOf }: JobRoutesOptions): void {
  api.post('/v4/agencies/:agency/jobs', { schema: searchSchema }, async (request, reply) => {
    const { params, query, body } = request;
    return answer(reply, findScope(store, params.agency, query.site), (scope) =>
      jobs.search(scope, body),
    );
  });

  api.post(
    '/v4/agencies/:agency/jobs/map-view',
    { schema: mapViewSchema },
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

  api.post(
    '/v4/agencies/:agency/type-ahead',
    { schema: typeAheadSchema },
    async (request, reply) => {
      const { site, field, value } = request.query;
      return answer(reply, findScope(store, request.params.agency, site), (scope) =>
        jobs.typeAhead(scope, { field: field === 'title' ? field : 'referenceNumber', value }),
      );
    },
  );

  api.post(
    '/v4/agencies/:agency/clients/:clientId/job-details',
    { schema: detailsSchema },
    async ({ params: { agency, clientId }, body }, reply) =>
      answer(reply, findScope(store, agency), (scope) =>
        jobs.activeJobs({ ...scope, clientId }, body.map(String)),
      ),
  );

  api.get('/v2/agencies/:agency/logos', { schema: logosSchema }, async (request, reply) => {
    const { agency } = request.params;
    const sites = store.sites.filter(({ site }) => site.agencyId === agency);
    if (sites.length === 0) return sendProblem(reply, agencyWithoutSites(agency));
    allowSiteOrigins(request, reply, sites);
    reply.header('cache-control', CACHE_CONTROL);
    return { data: logosOf(agency) };
  });
}

/** The answer as the original services wrap it, or the reason why there is none. */
async function answer<Data>(
  reply: FastifyReply,
  found: FoundScope,
  load: (scope: JobScope) => Promise<Data>,
): Promise<FastifyReply | { readonly status: number; readonly data: Data }> {
  if (!found.ok) return sendProblem(reply, found.problem);
  const data = await load(found.scope);
  reply.header('cache-control', 'no-store');
  return { status: 200, data };
}

/** Lets a page on a host that one of the sites lists read the answer, with credentials. */
function allowSiteOrigins(
  { headers: { origin } }: Pick<FastifyRequest, 'headers'>,
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
