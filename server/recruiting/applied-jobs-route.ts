import type { Kysely } from 'kysely';
import { siteParams } from '#schemas/api/content.ts';
import { type AppliedJob, appliedJobs, MAX_APPLIED_JOBS } from '#schemas/api/recruiting/jobs.ts';
import { READ_PROBLEMS } from '../content/documents/route-words.ts';
import type { Tables } from '../db/schema.ts';
import type { Api } from '../http/api.ts';
import { type ListScope, listedApplications } from './listed/listed-applications.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { requireScope } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const schema = {
  ...RECRUITING,
  operationId: 'listAppliedJobs',
  summary: 'Jobs that a site has applications to',
  description:
    'So that a recruiter narrows the list by the title of a job. Those first to which somebody applied last; nothing of a person.',
  params: siteParams,
  response: { 200: appliedJobs, ...READ_PROBLEMS },
} as const;

/** `GET /content/v1/sites/{siteId}/application-jobs` */
export function addAppliedJobsRoute(content: Api, context: RecruitingContext): void {
  content.get(
    '/sites/:siteId/application-jobs',
    { schema, config: APPLICATIONS },
    async (request, reply) => {
      const scope = await requireScope(context, request, reply);
      if (scope === undefined) return reply;
      return { data: await loadAppliedJobs(context.database.kysely, scope) };
    },
  );
}

async function loadAppliedJobs(kysely: Kysely<Tables>, scope: ListScope): Promise<AppliedJob[]> {
  const applied = await listedApplications(kysely, scope)
    .where('merged_into', 'is', null)
    .where('job_id', 'is not', null)
    .select('job_id')
    .groupBy('job_id')
    .orderBy((eb) => eb.fn.max('at'), 'desc')
    .limit(MAX_APPLIED_JOBS)
    .execute();
  const ids = applied.flatMap(({ job_id }) => job_id ?? []);
  if (ids.length === 0) return [];
  const jobs = await kysely
    .selectFrom('jobs')
    .select(['job_id', 'title', 'city', 'state'])
    .where('agency_id', '=', scope.site.agencyId)
    .where('job_id', 'in', ids)
    .execute();
  const byId = new Map(jobs.map((job) => [job.job_id, job]));
  return ids.map((id) => {
    const job = byId.get(id);
    const place = [job?.city, job?.state].filter(Boolean).join(', ');
    return { id, title: job?.title ?? null, place: place === '' ? null : place };
  });
}
