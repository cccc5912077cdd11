import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { siteParams } from '#schemas/api/content.ts';
import {
  type ApplicationFilters,
  applicationsCsvQuery,
  chosenCsvQuery,
} from '#schemas/api/recruiting/applications.ts';
import { exportRequest } from '#schemas/api/recruiting/changes.ts';
import type { FileLanguage } from '#schemas/api/shapes.ts';
import type { Actor } from '../access/actor.ts';
import { recordChange } from '../access/record-change.ts';
import type { ContentSite } from '../content/documents/content-site.ts';
import { languageOfFile } from '../content/documents/file-language.ts';
import { type Api, problems } from '../http/api.ts';
import { writeApplicationCsv } from './application-csv.ts';
import { CSV_WORDS } from './csv-words.ts';
import { countApplications } from './listed/list-applications.ts';
import type { ListScope } from './listed/listed-applications.ts';
import { describeFilters } from './read-routes.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { createAnswerTexts, requireScope } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const schema = {
  ...RECRUITING,
  operationId: 'exportApplications',
  summary: 'Applications as a spreadsheet',
  description:
    'CSV in UTF-8 with a byte order mark. No cell is a formula; Mexican phones are in national groups, and moments in the time of the site; headings, states and channels are in `language`. A number with zeros in front keeps them where the column is opened as text. What was merged into another one has no line of its own. The record of changes keeps who exported, by which filters, and how many.',
  params: siteParams,
  querystring: applicationsCsvQuery,
  response: { ...problems(400, 401, 403, 404, 503) },
} as const;

const chosenSchema = {
  ...RECRUITING,
  operationId: 'exportChosenApplications',
  summary: 'Some applications as a spreadsheet',
  description:
    'The same CSV of those that are named, as far as they are in the list. The record of changes keeps who exported, and how many.',
  params: siteParams,
  querystring: chosenCsvQuery,
  body: exportRequest,
  response: { ...problems(400, 401, 403, 404, 503) },
} as const;

const PATH = '/sites/:siteId/applications.csv';

/** `GET` and `POST /content/v1/sites/{siteId}/applications.csv` */
export function addCsvRoutes(content: Api, context: RecruitingContext): void {
  content.get(PATH, { schema, config: APPLICATIONS }, async (request, reply) => {
    const scope = await requireScope(context, request, reply);
    if (scope === undefined) return reply;
    const { language: asked, ...filters } = request.query;
    const language = languageOfFile(asked, scope.stored);
    const describe = (count: number) => describeFilters(filters, count);
    const { actor } = request;
    return exportRows(context, { scope, filters, language, describe, actor }, reply);
  });

  content.post(PATH, { schema: chosenSchema, config: APPLICATIONS }, async (request, reply) => {
    const found = await requireScope(context, request, reply);
    if (found === undefined) return reply;
    const scope = { ...found, ids: request.body.ids };
    const describe = (count: number) => `chosen count=${count}`;
    const language = languageOfFile(request.query.language, found.stored);
    const { actor } = request;
    return exportRows(context, { scope, filters: {}, language, describe, actor }, reply);
  });
}

interface Export {
  readonly scope: ListScope & { readonly stored: ContentSite };
  readonly filters: ApplicationFilters;
  readonly language: FileLanguage;
  /** What the record of changes keeps, by how many there are. */
  readonly describe: (count: number) => string;
  readonly actor: Actor;
}

async function exportRows(
  context: RecruitingContext,
  { scope, filters, language, describe, actor }: Export,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { kysely } = context.database;
  const { site } = scope;
  const count = await countApplications(kysely, { ...scope, filters });
  const read = await createAnswerTexts(context, scope.stored);
  await recordChange(kysely, actor, {
    ...site,
    action: 'applications-exported',
    detail: describe(count),
  });
  const lines = writeApplicationCsv(kysely, { ...scope, filters, language, read });
  return sendCsv(reply, `${CSV_WORDS[language].name}-${site.siteId}.csv`, lines);
}

/** @param name safe in a header: the id in it was checked when its site was made */
function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(lines, { objectMode: false }));
}
