import { siteJobValues } from '#schemas/api/content-jobs.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/api.ts';
import type { JobService } from '../../jobs/job-service.ts';
import { requireSite } from '../documents/content-request.ts';
import { READ, READ_PROBLEMS, SITE } from '../documents/route-words.ts';

const jobValuesSchema = {
  ...SITE,
  operationId: 'readJobValues',
  summary: 'Companies, cities, states, employment types and categories of a site’s open jobs',
  description:
    'For fields of documents that filter jobs: a search takes these values and no others.',
  response: { 200: siteJobValues, ...READ_PROBLEMS },
} as const;

export interface JobValuesOptions {
  readonly database: Database;
  readonly jobs: Pick<JobService, 'values'>;
}

/** `GET …/job-values` */
export function addJobValuesRoute(content: Api, { database, jobs }: JobValuesOptions): void {
  content.get(
    '/sites/:siteId/job-values',
    { schema: jobValuesSchema, config: READ },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      if (site === undefined) return reply;
      const settings = parseSiteText(site.settings);
      const clientId = settings.ok ? settings.value.clientId : undefined;
      return jobs.values({ agencyId: site.agencyId, clientId });
    },
  );
}
