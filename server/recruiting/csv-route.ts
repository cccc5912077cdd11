import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { siteParams } from '#schemas/api/content.ts';
import { applicationFilters } from '#schemas/api/recruiting/applications.ts';
import { recordChange } from '../access/record-change.ts';
import { type Api, problems } from '../http/api.ts';
import { writeApplicationCsv } from './application-csv.ts';
import { countApplications } from './list-applications.ts';
import { describeFilters } from './read-routes.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { createAnswerTexts, requireScope } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const schema = {
  ...RECRUITING,
  operationId: 'exportApplications',
  summary: 'Applications as a spreadsheet',
  description:
    'CSV in UTF-8 with a byte order mark. No cell is a formula; Mexican phones are in national groups. A number with zeros in front keeps them where the column is opened as text. The record of changes keeps who exported, by which filters, and how many.',
  params: siteParams,
  querystring: applicationFilters,
  response: { ...problems(400, 401, 403, 404, 503) },
} as const;

/** `GET /content/v1/sites/{siteId}/applications.csv` */
export function addCsvRoute(content: Api, context: RecruitingContext): void {
  const { kysely } = context.database;
  content.get(
    '/sites/:siteId/applications.csv',
    { schema, config: APPLICATIONS },
    async (request, reply) => {
      const scope = await requireScope(context, request, reply);
      if (scope === undefined) return reply;
      const { site } = scope;
      const filters = request.query;
      const count = await countApplications(kysely, { ...scope, filters });
      const read = await createAnswerTexts(context, scope.stored);
      await recordChange(kysely, request.actor, {
        ...site,
        action: 'applications-exported',
        detail: describeFilters(filters, count),
      });
      return sendCsv(reply, site.siteId, writeApplicationCsv(kysely, { ...scope, filters, read }));
    },
  );
}

/** @param siteId an id that was checked when its site was made */
function sendCsv(reply: FastifyReply, siteId: string, lines: AsyncIterable<string>): FastifyReply {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="solicitudes-${siteId}.csv"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(lines, { objectMode: false }));
}
