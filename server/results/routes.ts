import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { siteParams } from '#schemas/api/content.ts';
import {
  blockNumbersAnswer,
  blockResultsQuery,
  funnelAnswer,
  pageNumbersAnswer,
  pageResultsQuery,
  type ResultsQuery,
  type ResultTable,
  resultsAnswer,
  resultsCsvQuery,
  resultsQuery,
  searchResultsAnswer,
  vitalsAnswer,
} from '#schemas/api/recruiting/results.ts';
import type { FileLanguage } from '#schemas/api/shapes.ts';
import { requireSite } from '../content/documents/content-request.ts';
import type { ContentSite } from '../content/documents/content-site.ts';
import { languageOfFile } from '../content/documents/file-language.ts';
import { READ_PROBLEMS } from '../content/documents/route-words.ts';
import type { Tables } from '../db/schema.ts';
import { rollUp } from '../events/roll-up.ts';
import { type Api, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { readFunnel } from './funnel.ts';
import { readOverview } from './overview.ts';
import { readBlocks, readPageNumbers, readVitals } from './page-numbers.ts';
import { type ResultScope, readScope } from './result-scope.ts';
import { RESULT_WORDS } from './result-words.ts';
import { writeResultsCsv } from './results-csv.ts';
import { readSearches } from './searches.ts';

export interface ResultsContext {
  readonly database: { readonly kysely: Kysely<Tables> };
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const WORDS = { tags: ['results'], security: [{ bearer: [] }], params: siteParams };
/** Numbers say nothing of a person: whoever reads the site reads them. */
const READ = { scope: 'read' } as const;
const RESULTS = '/sites/:siteId/results';

const overviewSchema = {
  ...WORDS,
  operationId: 'readResults',
  summary: 'What visitors did on a site',
  description:
    'Numbers of a period beside the period before: visits, searches, jobs, applications, by page, source, device and place. Visits are those of people who agreed to be measured; applications are all that were sent. A number by place or device below 10 is null, others are in tens.',
  querystring: resultsQuery,
  response: { 200: resultsAnswer, ...READ_PROBLEMS },
} as const;

const searchesSchema = {
  ...WORDS,
  operationId: 'readSearchResults',
  summary: 'What visitors searched for',
  description: 'The most frequent keywords, with how often nothing was found and a job was opened.',
  querystring: resultsQuery,
  response: { 200: searchResultsAnswer, ...READ_PROBLEMS },
} as const;

const funnelSchema = {
  ...WORDS,
  operationId: 'readFunnel',
  summary: 'From a job to an application',
  description: 'Steps of a period, and the pages and questions where people stopped.',
  querystring: resultsQuery,
  response: { 200: funnelAnswer, ...READ_PROBLEMS },
} as const;

const vitalsSchema = {
  ...WORDS,
  operationId: 'readVitals',
  summary: 'How quick and steady pages were',
  description: 'Web Vitals of three quarters of the measured visits, by page, with their budget.',
  querystring: pageResultsQuery,
  response: { 200: vitalsAnswer, ...READ_PROBLEMS },
} as const;

const pagesSchema = {
  ...WORDS,
  operationId: 'readPageNumbers',
  summary: 'Views and finished applications by page',
  description: 'Of the last 28 days, for lists of pages.',
  response: { 200: pageNumbersAnswer, ...READ_PROBLEMS },
} as const;

const blocksSchema = {
  ...WORDS,
  operationId: 'readBlockNumbers',
  summary: 'What is seen and clicked on a page',
  description: 'Views of a page, and views and clicks of its blocks in tens; null below 10.',
  querystring: blockResultsQuery,
  response: { 200: blockNumbersAnswer, ...READ_PROBLEMS },
} as const;

const csvSchema = {
  ...WORDS,
  operationId: 'exportResults',
  summary: 'A table of the results as a spreadsheet',
  description: 'CSV in UTF-8 with a byte order mark; no cell is a formula.',
  querystring: resultsCsvQuery,
  response: { ...problems(400, 401, 403, 404, 503) },
} as const;

/** `GET /content/v1/sites/{siteId}/results…` */
export function addResultRoutes(content: Api, context: ResultsContext): void {
  const { kysely } = context.database;
  const config = READ;
  content.get(RESULTS, { schema: overviewSchema, config }, async (request, reply) => {
    const scope = await requireScope(context, { request, reply, query: request.query });
    return scope === undefined ? reply : readOverview(kysely, scope, context.now());
  });
  content.get(`${RESULTS}/searches`, { schema: searchesSchema, config }, async (request, reply) => {
    const scope = await requireScope(context, { request, reply, query: request.query });
    return scope === undefined ? reply : readSearches(kysely, scope);
  });
  content.get(`${RESULTS}/funnel`, { schema: funnelSchema, config }, async (request, reply) => {
    const scope = await requireScope(context, { request, reply, query: request.query });
    return scope === undefined ? reply : readFunnel(kysely, scope, context.now());
  });
  content.get(`${RESULTS}/vitals`, { schema: vitalsSchema, config }, async (request, reply) => {
    const scope = await requireScope(context, { request, reply, query: request.query });
    return scope === undefined ? reply : readVitals(kysely, scope);
  });
  content.get(`${RESULTS}/pages`, { schema: pagesSchema, config }, async (request, reply) => {
    const scope = await requireScope(context, { request, reply, query: {} });
    return scope === undefined ? reply : { data: await readPageNumbers(kysely, scope) };
  });
  content.get(`${RESULTS}/blocks`, { schema: blocksSchema, config }, async (request, reply) => {
    const scope = await requireScope(context, { request, reply, query: request.query });
    return scope === undefined ? reply : readBlocks(kysely, scope);
  });
  content.get(`${RESULTS}.csv`, { schema: csvSchema, config }, async (request, reply) => {
    const { table, language: asked, ...query } = request.query;
    const scope = await requireScope(context, { request, reply, query });
    if (scope === undefined) return reply;
    const language = languageOfFile(asked, scope.stored);
    const text = await writeResultsCsv(kysely, { scope, table, language, now: context.now() });
    return sendCsv(reply, { scope, table, language, text });
  });
}

interface Csv {
  readonly scope: ResultScope;
  readonly table: ResultTable;
  readonly language: FileLanguage;
  readonly text: string;
}

function sendCsv(reply: FastifyReply, { scope, table, language, text }: Csv): FastifyReply {
  const { site, period } = scope;
  const name = `${RESULT_WORDS[language].name}-${site.siteId}-${table}-${period.from}-${period.to}.csv`;
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(text);
}

interface ResultsRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly query: ResultsQuery;
}

/** What a request asks for, with all that happened added up; undefined after it was answered that it asks for nothing. */
async function requireScope(
  { database, now }: ResultsContext,
  { request, reply, query }: ResultsRequest,
): Promise<(ResultScope & { readonly stored: ContentSite }) | undefined> {
  const stored = await requireSite(database, request, reply);
  if (stored === undefined) return undefined;
  const { agencyId, siteId } = stored;
  const scope = readScope({ agencyId, siteId }, query, now());
  if (!scope.ok) {
    sendProblem(reply, createHttpProblem('request-invalid', scope.problems.join(' ')));
    return undefined;
  }
  await rollUp(database.kysely);
  return { ...scope.value, stored };
}
