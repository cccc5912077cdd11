import { siteParams } from '#schemas/api/content.ts';
import {
  type BulkAnswer,
  type BulkRequest,
  bulkAnswer,
  bulkRequest,
} from '#schemas/api/recruiting/changes.ts';
import type { Actor } from '../access/actor.ts';
import { publishNews } from '../applications/application-channel.ts';
import { type Api, problems } from '../http/api.ts';
import { type ChangeRefusal, deleteApplication, patchApplication } from './change-application.ts';
import { tellAlike } from './listed/duplicates.ts';
import { findApplication } from './listed/find-application.ts';
import type { ListScope } from './listed/listed-applications.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { requireScope } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const schema = {
  ...RECRUITING,
  operationId: 'changeApplications',
  summary: 'Move or delete many applications',
  description:
    'Each by itself: what cannot be changed is in `refused` with the reason, all else is done. `before` and `etag` are enough to take a step back.',
  params: siteParams,
  body: bulkRequest,
  response: { 200: bulkAnswer, ...problems(400, 401, 403, 404, 503) },
} as const;

interface BulkItem {
  readonly id: string;
  readonly etag?: string | undefined;
}

type ItemOutcome =
  | { readonly changed: BulkAnswer['changed'][number] }
  | { readonly refused: BulkAnswer['refused'][number] };

/** `POST /content/v1/sites/{siteId}/applications/bulk` */
export function addBulkRoute(content: Api, context: RecruitingContext): void {
  content.post(
    '/sites/:siteId/applications/bulk',
    { schema, config: APPLICATIONS },
    async (request, reply) => {
      const scope = await requireScope(context, request, reply);
      if (scope === undefined) return reply;
      const outcomes: ItemOutcome[] = [];
      for (const item of request.body.items)
        outcomes.push(
          await changeItem(context, { scope, actor: request.actor, item, request: request.body }),
        );
      return {
        changed: outcomes.flatMap((outcome) => ('changed' in outcome ? [outcome.changed] : [])),
        refused: outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : [])),
      };
    },
  );
}

interface ItemChange {
  readonly scope: ListScope;
  readonly actor: Actor;
  readonly item: BulkItem;
  readonly request: BulkRequest;
}

async function changeItem(
  { database }: RecruitingContext,
  { scope, actor, item, request }: ItemChange,
): Promise<ItemOutcome> {
  const { id, etag: ifMatch } = item;
  const { site, now } = scope;
  return database.kysely.transaction().execute(async (rows): Promise<ItemOutcome> => {
    if ((await findApplication(rows, scope, id)) === undefined)
      return { refused: { id, code: 'application-unknown' } };
    const change = { key: { ...site, applicationId: id }, actor, now };
    if (request.action === 'delete') {
      await tellAlike(database, rows, { site, ids: [id] });
      const deleted = await deleteApplication(rows, change, { ifMatch, scope });
      if (!deleted.ok) return { refused: { id, code: codeOf(deleted.problems) } };
      await publishNews(database, { site, kind: 'gone', subject: id }, rows);
      return { changed: { id, before: null, etag: null } };
    }
    const { step, reason } = request;
    const patch = { ...(step !== undefined && { step }), ...(reason !== undefined && { reason }) };
    const patched = await patchApplication(rows, change, { ifMatch, patch, scope });
    if (patched.ok) await publishNews(database, { site, kind: 'changed', subject: id }, rows);
    return patched.ok
      ? { changed: { id, ...patched.value } }
      : { refused: { id, code: codeOf(patched.problems) } };
  });
}

function codeOf([refusal]: readonly ChangeRefusal[]): string {
  return refusal?.code ?? 'request-invalid';
}
