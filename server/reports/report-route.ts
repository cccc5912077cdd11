import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import {
  MAX_REPORT_NOTE,
  REPORT_PARAMETER,
  REPORT_REASONS,
  REPORT_THRESHOLD,
  type ReportReason,
  type ReportState,
} from '#schemas/api/constants.ts';
import { type ReportRequest, reportRequest } from '#schemas/api/content-reports.ts';
import type { Job } from '#schemas/api/jobs.ts';
import { entityId, noBody } from '#schemas/api/shapes.ts';
import type { FormTokens } from '../forms/form-tokens.ts';
import { type Api, type ApiRequest, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { FORM_TYPE } from '../http/media-type.ts';
import { RequestLimit, toNetwork } from '../http/request-limit.ts';
import type { JobService } from '../jobs/job-service.ts';
import { scopeOfSite } from '../jobs/records/job-scope.ts';
import {
  createMissingPage,
  type MissingPageOptions,
  type SendMissingPage,
} from '../pages/missing-page.ts';
import { sitesOfHost } from '../sites/resolve-page.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { type ReportStoreOptions, storeReport } from './store-report.ts';

export interface ReportRouteOptions extends MissingPageOptions, ReportStoreOptions {
  readonly store: Pick<SiteStore, 'sites'>;
  readonly jobs: Pick<JobService, 'readJob'>;
  readonly formTokens: Pick<FormTokens, 'digest'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const BODY_LIMIT_BYTES = 8 * 1024;

/** Ten in a row, then one in two minutes: whole neighbourhoods of phones share one address. */
const BURST = 10;
const REFILL_MS = 120_000;

const schema = {
  operationId: 'reportJob',
  tags: ['jobs'],
  summary: 'Report a job that asks for money, is untrue or gone',
  description:
    'JSON is answered with 204 or a problem. A form is answered with 303 to the page of the job, whose parameter `report` says what came of it.',
  consumes: ['application/json', FORM_TYPE],
  querystring: Type.Object({
    websiteId: Type.String({ ...entityId, description: 'Id of the site.' }),
  }),
  body: reportRequest,
  response: {
    204: noBody('Taken.'),
    303: noBody('The page of the job.'),
    ...problems(400, 404, 413, 415, 429, 503),
  },
} as const;

type ReportHttp = ApiRequest<typeof schema>;

interface ReportContext extends ReportRouteOptions {
  readonly limit: RequestLimit;
  readonly sendMissingPage: SendMissingPage;
}

/** `POST /api/v1/job-reports`: from a plain form on the page of a job, or as JSON. */
export function addReportRoute(api: Api, options: ReportRouteOptions): void {
  const limit = new RequestLimit({ burst: BURST, refillMs: REFILL_MS, now: options.now });
  const context = { ...options, limit, sendMissingPage: createMissingPage(options) };
  api.addContentTypeParser<string>(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    // Of fields that came twice, the first counts.
    done(null, Object.fromEntries([...new URLSearchParams(body)].reverse())),
  );
  api.post('/api/v1/job-reports', { schema, bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) =>
    receive(context, request, reply),
  );
}

async function receive(
  context: ReportContext,
  request: ReportHttp,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body, query, host } = request;
  const entry = sitesOfHost(context.store.sites, host).find(
    ({ site }) => site.id === query.websiteId,
  );
  if (entry === undefined) {
    const detail = `No site on this host has published pages and the id "${query.websiteId}".`;
    return sendProblem(reply, createHttpProblem('site-unknown', detail));
  }
  const isForm = request.headers['content-type']?.toLowerCase().startsWith(FORM_TYPE) === true;
  const seconds = context.limit.take(request.ip);
  const job = await context.jobs.readJob(scopeOfSite(entry.site), body.jobId);
  if (job === undefined) {
    if (isForm) return context.sendMissingPage(request, reply, entry);
    const detail = 'The site shows no job with the id that "jobId" names.';
    return sendProblem(reply, createHttpProblem('job-unknown', detail));
  }
  const state =
    seconds > 0 ? 'busy' : await takeReport(context, { entry, job, body, ip: request.ip });
  return isForm ? leadBack(reply, { entry, job, state }) : sendState(reply, state, seconds);
}

interface TakenReport {
  readonly entry: SiteEntry;
  readonly job: Job;
  readonly body: ReportRequest;
  readonly ip: string;
}

async function takeReport(
  context: ReportContext,
  { entry: { site }, job, body, ip }: TakenReport,
): Promise<ReportState> {
  const reason = REPORT_REASONS.find((known): known is ReportReason => known === body.reason);
  if (reason === undefined) return 'reason';
  // A machine learns nothing from its answer.
  if (body.website) return 'done';
  const { agencyId, clientId, id: jobId } = job;
  await storeReport(context, {
    agencyId,
    clientId,
    jobId,
    reason,
    note: toNote(body.note),
    reporter: await context.formTokens.digest(agencyId, ['job-report', jobId, toNetwork(ip)]),
    threshold: site.reportThreshold ?? REPORT_THRESHOLD,
    at: new Date(context.now()),
  });
  return 'done';
}

function toNote(text = ''): string {
  // Half of a pair of surrogates has no UTF-8.
  return Buffer.from(text.trim().slice(0, MAX_REPORT_NOTE)).toString();
}

interface JobPlace {
  readonly entry: SiteEntry;
  readonly job: Pick<Job, 'urlSlug'>;
  readonly state: ReportState;
}

/** The browser goes to the page of the job, where the form says what came of it. */
function leadBack(reply: FastifyReply, { entry, job, state }: JobPlace): FastifyReply {
  const { sitePrefix } = entry.site;
  const path = `${sitePrefix === '' ? '' : `/${sitePrefix}`}/job/${encodeURIComponent(job.urlSlug)}`;
  return reply
    .code(303)
    .header('cache-control', 'no-store')
    .header('location', `${path}?${REPORT_PARAMETER}=${state}#${REPORT_PARAMETER}`)
    .send();
}

function sendState(reply: FastifyReply, state: ReportState, seconds: number): FastifyReply {
  if (state === 'done') return reply.code(204).header('cache-control', 'no-store').send();
  if (state === 'busy') {
    reply.header('retry-after', `${Math.ceil(seconds)}`);
    return sendProblem(
      reply,
      createHttpProblem('rate-limited', `Try again in ${Math.ceil(seconds)} seconds.`),
    );
  }
  const message = `must be one of ${REPORT_REASONS.join(', ')}`;
  return sendProblem(
    reply,
    createHttpProblem('request-invalid', 'The body is not valid.', [
      { pointer: '/reason', message },
    ]),
  );
}
