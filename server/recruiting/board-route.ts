import type { Kysely } from 'kysely';
import { sumBy } from 'lodash-es';
import { siteParams } from '#schemas/api/content.ts';
import {
  APPLICATIONS_PER_PAGE,
  type ApplicationFilters,
  type ApplicationsAnswer,
  boardAnswer,
  boardQuery,
} from '#schemas/api/recruiting/applications.ts';
import { recordChange } from '../access/record-change.ts';
import { READ_PROBLEMS } from '../content/documents/route-words.ts';
import type { Tables } from '../db/schema.ts';
import type { Api } from '../http/api.ts';
import { countApplications, listApplications, toSummaries } from './listed/list-applications.ts';
import type { ListScope } from './listed/listed-applications.ts';
import { describeFilters } from './read-routes.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { requireScope } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const boardSchema = {
  ...RECRUITING,
  operationId: 'readApplicationBoard',
  summary: 'Applications of a site by step, the newest of each first',
  description:
    'As many of each step as a page of the list has; further pages are those of the list of a step. The record of changes keeps one line: who asked, by which filters, and how many there were.',
  params: siteParams,
  querystring: boardQuery,
  response: { 200: boardAnswer, ...READ_PROBLEMS },
} as const;

/** The board in one request: whoever looks at it reads one list, however many steps it has. */
export function addBoardRoute(content: Api, context: RecruitingContext): void {
  const { kysely } = context.database;
  const path = '/sites/:siteId/application-board';
  content.get(path, { schema: boardSchema, config: APPLICATIONS }, async (request, reply) => {
    const scope = await requireScope(context, request, reply);
    if (scope === undefined) return reply;
    const filters = request.query;
    const columns = [];
    for (const { id: step } of scope.settings.steps)
      if (filters.step === undefined || filters.step === step)
        columns.push({ step, list: await readColumn(kysely, scope, { ...filters, step }) });
    await recordChange(kysely, request.actor, {
      ...scope.site,
      action: 'applications-listed',
      detail: `by=step ${describeFilters(
        filters,
        sumBy(columns, ({ list }) => list.data.length),
      )}`,
    });
    return { columns };
  });
}

async function readColumn(
  kysely: Kysely<Tables>,
  scope: ListScope,
  filters: ApplicationFilters,
): Promise<ApplicationsAnswer> {
  const asked = { ...scope, filters };
  const page = await listApplications(kysely, { ...asked, limit: APPLICATIONS_PER_PAGE });
  if (page === undefined) throw new Error('A list without a cursor has a first page.');
  const total = await countApplications(kysely, asked);
  return { data: await toSummaries(kysely, scope, page.rows), next: page.next, total };
}
