import { MY_DATA_PATH } from '#schemas/api/constants.ts';
import { applicationParams } from '#schemas/api/recruiting/applications.ts';
import { type MyDataLink, myDataLink } from '#schemas/api/recruiting/changes.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { recordChange } from '../access/record-change.ts';
import { endOfLink } from '../form-calls/applicant-links.ts';
import { type Api, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { requireApplication } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const schema = {
  ...RECRUITING,
  operationId: 'makeMyDataLink',
  summary: 'Make the link by which an applicant sees, corrects or deletes what they sent',
  description:
    'To be sent to the applicant and to nobody else: whoever has it may do so for 30 days. The record of changes keeps who made one.',
  params: applicationParams,
  response: { 200: myDataLink, ...problems(400, 401, 403, 404, 503) },
} as const;

const NOT_SENT = 'What was not sent yet is known to the applicant’s own browser alone.';

/** The link to 'Mis datos', for those who lost theirs or have no e-mail. */
export function addMyDataLinkRoute(content: Api, context: RecruitingContext): void {
  content.post(
    '/sites/:siteId/applications/:applicationId/my-data-link',
    { schema, config: APPLICATIONS },
    async (request, reply) => {
      const found = await requireApplication(context, request, reply);
      if (found === undefined) return reply;
      const { scope, row } = found;
      const { application_id: applicationId, finished_at: sentAt } = row;
      if (sentAt === null)
        return sendProblem(reply, createHttpProblem('request-invalid', NOT_SENT));
      const link = await context.applicantLinks.make('my-data', scope.site, {
        words: [applicationId],
        from: scope.now,
      });
      await recordChange(context.database.kysely, request.actor, {
        ...scope.site,
        action: 'application-link-made',
        detail: applicationId,
      });
      const site = parseSiteText(scope.stored.settings);
      const origin = context.pageOrigin(site.ok ? site.value : { hosts: [] }, request);
      const query = new URLSearchParams({ websiteId: scope.site.siteId, link });
      const answer: MyDataLink = {
        address: `${origin}${MY_DATA_PATH}?${query}`,
        until: new Date(endOfLink('my-data', scope.now)).toISOString(),
      };
      return reply.header('cache-control', 'private, no-store').send(answer);
    },
  );
}
