import { siteParams } from '#schemas/api/content.ts';
import {
  MAX_UNREAD,
  readUntilRequest,
  unreadApplications,
} from '#schemas/api/recruiting/unread.ts';
import { publishNews } from '../applications/application-channel.ts';
import { NO_BODY, READ_PROBLEMS } from '../content/documents/route-words.ts';
import { type Api, problems } from '../http/api.ts';
import { findUnread, markReadUntil } from './listed/read-marks.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { requireScope } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const readSchema = {
  ...RECRUITING,
  operationId: 'listUnreadApplications',
  summary: 'Applications that a recruiter has not opened',
  description:
    'Of the token that asks: whoever reads an application has opened it. Ids alone, without anything of a person.',
  params: siteParams,
  response: { 200: unreadApplications, ...READ_PROBLEMS },
} as const;

const clearSchema = {
  ...RECRUITING,
  operationId: 'markApplicationsRead',
  summary: 'Take applications for opened',
  description:
    'All that came until `until`, for the token that asks. What came after the list was read stays unopened.',
  params: siteParams,
  body: readUntilRequest,
  response: { 204: NO_BODY, ...problems(400, 401, 403, 404, 503) },
} as const;

const PATH = '/sites/:siteId/unread-applications';

/** Routes of what is new to a recruiter. */
export function addUnreadRoutes(content: Api, context: RecruitingContext): void {
  const { database } = context;

  content.get(PATH, { schema: readSchema, config: APPLICATIONS }, async (request, reply) => {
    const scope = await requireScope(context, request, reply);
    if (scope === undefined) return reply;
    const { tokenId } = request.actor;
    const ids = await findUnread(database.kysely, scope, { tokenId, limit: MAX_UNREAD + 1 });
    reply.header('cache-control', 'private, no-store');
    return {
      ids: ids.slice(0, MAX_UNREAD),
      hasMore: ids.length > MAX_UNREAD,
      asOf: new Date(scope.now).toISOString(),
    };
  });

  content.post(PATH, { schema: clearSchema, config: APPLICATIONS }, async (request, reply) => {
    const scope = await requireScope(context, request, reply);
    if (scope === undefined) return reply;
    const { site, now } = scope;
    const { tokenId } = request.actor;
    // What is still to come has been seen by nobody.
    const until = new Date(Math.min(Date.parse(request.body.until), now));
    await database.kysely.transaction().execute(async (rows) => {
      await markReadUntil(rows, { ...site, tokenId }, until);
      await publishNews(database, { site, kind: 'read', subject: tokenId }, rows);
    });
    return reply.code(204).send(null);
  });
}
