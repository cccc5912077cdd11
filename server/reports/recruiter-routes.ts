import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import { siteParams } from '#schemas/api/content.ts';
import {
  type ReportedJob,
  reportDecision,
  reportedJob,
  reportedJobs,
} from '#schemas/api/content-reports.ts';
import { id } from '#schemas/api/shapes.ts';
import { recordChange } from '../access/record-change.ts';
import { requireSite } from '../content/documents/content-request.ts';
import { READ_PROBLEMS } from '../content/documents/route-words.ts';
import type { Tables } from '../db/schema.ts';
import { type Api, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { announceJobs } from '../jobs/import/job-revision.ts';
import {
  lockJob,
  type ReportedJobKey,
  type ReportStoreOptions,
  setHidden,
} from './store-report.ts';

/** Jobs that one answer lists. */
const MAX_JOBS = 200;
/** Notes of a job that one answer lists. */
const MAX_NOTES = 20;

const REPORTS = { tags: ['jobs'], security: [{ bearer: [] }] };
const PATH = '/sites/:siteId/job-reports';

const listSchema = {
  ...REPORTS,
  operationId: 'listReportedJobs',
  summary: 'Jobs of a site that visitors reported, and those that are hidden for it',
  description:
    'Hidden jobs first, then those that most networks reported. Reports count until somebody decides about their job.',
  params: siteParams,
  response: { 200: reportedJobs, ...READ_PROBLEMS },
} as const;

const decideSchema = {
  ...REPORTS,
  operationId: 'decideReportedJob',
  summary: 'Show a reported job again, or keep it out of the site',
  description: 'Its reports count as seen. The record of changes keeps who decided what.',
  params: Type.Object({ siteId: id, jobId: Type.String({ pattern: '^[1-9]\\d{0,17}$' }) }),
  body: reportDecision,
  response: { 200: reportedJob, ...problems(400, 401, 403, 404, 503) },
} as const;

/** Routes by which recruiters look at what was reported. */
export function addRecruiterReportRoutes(
  content: Api,
  { database, log, now }: ReportStoreOptions & { readonly now: () => number },
): void {
  const { kysely } = database;

  content.get(PATH, { schema: listSchema, config: { scope: 'read' } }, async (request, reply) => {
    const site = await requireSite(database, request, reply);
    if (site === undefined) return reply;
    return { data: await loadReportedJobs(kysely, await clientOf(kysely, site)) };
  });

  content.put(
    `${PATH}/:jobId`,
    { schema: decideSchema, config: { scope: 'publish' } },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      if (site === undefined) return reply;
      const { jobId } = request.params;
      const { isHidden } = request.body;
      const key = { ...(await clientOf(kysely, site)), jobId };
      const decided = await kysely.transaction().execute(async (rows) => {
        await lockJob(rows, key);
        const hasChanged = await setHidden(rows, key, isHidden);
        await markSeen(rows, key, new Date(now()));
        const [job] = await loadReportedJobs(rows, key);
        if (job === undefined) return undefined;
        await recordChange(rows, request.actor, {
          agencyId: site.agencyId,
          siteId: site.siteId,
          action: isHidden ? 'job-hidden' : 'job-shown',
          detail: `${jobId} ${job.urlSlug}`,
        });
        return { job, hasChanged };
      });
      if (decided === undefined) {
        const detail = `The site "${site.siteId}" has no job "${jobId}".`;
        return sendProblem(reply, createHttpProblem('job-unknown', detail));
      }
      if (decided.hasChanged) await announceJobs(database, site.agencyId, log);
      return decided.job;
    },
  );
}

type ReportScope = Omit<ReportedJobKey, 'jobId'> & Partial<Pick<ReportedJobKey, 'jobId'>>;

async function clientOf(
  kysely: Kysely<Tables>,
  { agencyId, siteId }: { readonly agencyId: string; readonly siteId: string },
): Promise<Omit<ReportedJobKey, 'jobId'>> {
  const { client_id: clientId } = await kysely
    .selectFrom('sites')
    .select('client_id')
    .where('agency_id', '=', agencyId)
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return { agencyId, clientId };
}

async function markSeen(rows: Kysely<Tables>, key: ReportedJobKey, at: Date): Promise<void> {
  await rows
    .updateTable('job_reports')
    .set({ seen_at: at })
    .where('agency_id', '=', key.agencyId)
    .where('job_id', '=', key.jobId)
    .where('seen_at', 'is', null)
    .execute();
}

interface ReportedRow extends Omit<ReportedJob, 'lastAt'> {
  readonly lastAt: Date | null;
}

/** Jobs with reports that wait, and hidden ones; of one job, whether or not it has any. */
async function loadReportedJobs(
  rows: Kysely<Tables>,
  { agencyId, clientId, jobId }: ReportScope,
): Promise<ReportedJob[]> {
  const which =
    jobId === undefined
      ? sql`(j.is_hidden or j.job_id in (
          select job_id from job_reports where agency_id = ${agencyId} and seen_at is null))`
      : sql`j.job_id = ${jobId}`;
  const { rows: found } = await sql<ReportedRow>`
    select j.job_id::text as "jobId", j.url_slug as "urlSlug", j.title, j.company,
      j.is_hidden as "isHidden",
      j.status = 'open' and (j.expires_at is null or j.expires_at > now()) as "isOpen",
      count(r.report_id)::int as reports, count(distinct r.reporter)::int as networks,
      max(r.created_at) as "lastAt",
      coalesce((select jsonb_agg(jsonb_build_object('reason', reason, 'reports', n) order by n desc, reason) from (
        select reason, count(*)::int as n from job_reports
        where agency_id = j.agency_id and job_id = j.job_id and seen_at is null group by reason
      ) as by_reason), '[]') as reasons,
      coalesce((select jsonb_agg(jsonb_build_object('reason', reason, 'note', note, 'at', at)) from (
        select reason, note, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from job_reports
        where agency_id = j.agency_id and job_id = j.job_id and seen_at is null and note <> ''
        order by created_at desc limit ${MAX_NOTES}
      ) as newest), '[]') as notes
    from jobs j
    left join job_reports r on r.agency_id = j.agency_id and r.job_id = j.job_id and r.seen_at is null
    where j.agency_id = ${agencyId} and j.client_id = ${clientId} and ${which}
    group by j.agency_id, j.job_id
    order by j.is_hidden desc, networks desc, reports desc, j.job_id
    limit ${MAX_JOBS}`.execute(rows);
  return found.map(({ lastAt, ...job }) => ({ ...job, lastAt: lastAt?.toISOString() ?? null }));
}
