import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { applicationParams } from '#schemas/api/recruiting/applications.ts';
import { applicationPatch, mergeRequest, noteRequest } from '#schemas/api/recruiting/changes.ts';
import { type ApplicationNews, publishNews } from '../applications/application-channel.ts';
import { requireIfMatch } from '../content/documents/content-request.ts';
import { NO_BODY } from '../content/documents/route-words.ts';
import type { Tables } from '../db/schema.ts';
import { type Api, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import {
  addNote,
  type ChangeRefusal,
  deleteApplication,
  mergeApplication,
  patchApplication,
} from './change-application.ts';
import { type ApplicationState, toStateEtag } from './listed/application-state.ts';
import { tellAlike } from './listed/duplicates.ts';
import { findApplication } from './listed/find-application.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import {
  type FoundApplication,
  requireApplication,
  sendApplicationUnknown,
} from './recruiting-request.ts';
import { APPLICATION_PROBLEMS, APPLICATIONS, RECRUITING } from './route-words.ts';

const etagAnswer = Type.Object({ etag: Type.String() }, { examples: [{ etag: '"1"' }] });

const IF_MATCH =
  '`If-Match` names the `etag` of the application that the change is based on, or `*`. Another state answers 412 with what is there.';

const patchSchema = {
  ...RECRUITING,
  operationId: 'changeApplication',
  summary: 'Move an application to another step, or give it to somebody',
  description: IF_MATCH,
  params: applicationParams,
  body: applicationPatch,
  response: { 200: etagAnswer, ...APPLICATION_PROBLEMS },
} as const;

const noteSchema = {
  ...RECRUITING,
  operationId: 'addApplicationNote',
  summary: 'Write a note on an application',
  description: 'The applicant never sees it.',
  params: applicationParams,
  body: noteRequest,
  response: {
    201: Type.Object({ noteId: Type.String() }, { examples: [{ noteId: 'n1' }] }),
    ...problems(400, 401, 403, 404, 503),
  },
} as const;

const mergeSchema = {
  ...RECRUITING,
  operationId: 'mergeApplications',
  summary: 'Merge another application of the same person into this one',
  description: `It leaves the lists and is read with this one. ${IF_MATCH}`,
  params: applicationParams,
  body: mergeRequest,
  response: { 200: etagAnswer, ...APPLICATION_PROBLEMS },
} as const;

const deleteSchema = {
  ...RECRUITING,
  operationId: 'deleteApplication',
  summary: 'Delete an application with its answers, files and notes',
  description:
    'With those that were merged into it. The record of changes keeps only that it happened. With `If-Match` only while it is what that names: another state answers 412 with what is there.',
  params: applicationParams,
  response: { 204: NO_BODY, ...problems(400, 401, 403, 404, 412, 503) },
} as const;

const ONE = '/sites/:siteId/applications/:applicationId';

/** Routes that change one application. */
export function addApplicationChangeRoutes(content: Api, context: RecruitingContext): void {
  const { kysely } = context.database;

  content.patch(ONE, { schema: patchSchema, config: APPLICATIONS }, async (request, reply) => {
    const found = await requireApplication(context, request, reply);
    const ifMatch = found && requireIfMatch(request, reply);
    if (found === undefined || ifMatch === undefined) return reply;
    const { scope } = found;
    const change = { ...toChange(found), actor: request.actor };
    const patched = await kysely.transaction().execute(async (rows) => {
      const done = await patchApplication(rows, change, { ifMatch, patch: request.body, scope });
      if (done.ok) await tell(context, found, { kind: 'changed', rows });
      return done;
    });
    if (!patched.ok) return sendChangeRefusal(reply, change.key.applicationId, patched.problems[0]);
    const { etag } = patched.value;
    reply.header('etag', etag);
    return { etag };
  });

  content.post(
    `${ONE}/notes`,
    { schema: noteSchema, config: APPLICATIONS },
    async (request, reply) => {
      const found = await requireApplication(context, request, reply);
      if (found === undefined) return reply;
      const change = { ...toChange(found), actor: request.actor };
      const noteId = await kysely.transaction().execute(async (rows) => {
        await tell(context, found, { kind: 'noted', rows });
        await tellWhereItIsRead(context, found, rows);
        return addNote(rows, change, { ...request.body, scope: found.scope });
      });
      if (noteId === undefined) return sendApplicationUnknown(reply, change.key.applicationId);
      return reply.code(201).send({ noteId });
    },
  );

  content.delete(ONE, { schema: deleteSchema, config: APPLICATIONS }, async (request, reply) => {
    const found = await requireApplication(context, request, reply);
    if (found === undefined) return reply;
    const change = { ...toChange(found), actor: request.actor };
    const { scope } = found;
    const ifMatch = request.headers['if-match'];
    const deleted = await kysely.transaction().execute(async (rows) => {
      await tellAlike(context.database, rows, {
        site: scope.site,
        ids: [change.key.applicationId],
      });
      const done = await deleteApplication(rows, change, { ifMatch, scope });
      if (done.ok) await tell(context, found, { kind: 'gone', rows });
      return done;
    });
    if (!deleted.ok) return sendChangeRefusal(reply, change.key.applicationId, deleted.problems[0]);
    return reply.code(204).send(null);
  });
  addMergeRoute(content, context);
}

function addMergeRoute(content: Api, context: RecruitingContext): void {
  const { kysely } = context.database;
  content.post(
    `${ONE}/merge`,
    { schema: mergeSchema, config: APPLICATIONS },
    async (request, reply) => {
      const found = await requireApplication(context, request, reply);
      const ifMatch = found && requireIfMatch(request, reply);
      if (found === undefined || ifMatch === undefined) return reply;
      const { other } = request.body;
      const { scope, row } = found;
      const merged = await findApplication(kysely, scope, other);
      if (merged === undefined) return sendApplicationUnknown(reply, other);
      // What is not sent yet goes when its time is over, and what was merged into it would go with it, or never.
      if (other === row.application_id || row.finished_at === null)
        return sendProblem(reply, createHttpProblem('request-invalid', CANNOT_MERGE));
      const change = { ...toChange(found), actor: request.actor };
      const done = await kysely.transaction().execute(async (rows) => {
        await tellAlike(context.database, rows, { site: scope.site, ids: [other] });
        const outcome = await mergeApplication(rows, change, { other, ifMatch, scope });
        if (!outcome.ok) return outcome;
        await tell(context, { scope, row: merged }, { kind: 'gone', rows });
        await tell(context, found, { kind: 'changed', rows });
        return outcome;
      });
      if (!done.ok) return sendChangeRefusal(reply, other, done.problems[0]);
      reply.header('etag', done.value.etag);
      return done.value;
    },
  );
}

const CANNOT_MERGE =
  'An application is merged once, and into another one that was sent. Read both again: somebody may have merged them.';

interface Told {
  readonly kind: ApplicationNews['kind'];
  readonly rows: Transaction<Tables>;
}

/** The news goes out with the transaction, or not at all. */
function tell(
  { database }: RecruitingContext,
  { scope, row }: FoundApplication,
  { kind, rows }: Told,
): Promise<void> {
  const news = { site: scope.site, kind, subject: row.application_id };
  return publishNews(database, news, rows);
}

/** What is noted on one that was merged is read with the other one. */
async function tellWhereItIsRead(
  { database }: RecruitingContext,
  { scope, row }: FoundApplication,
  rows: Transaction<Tables>,
): Promise<void> {
  if (row.merged_into === null) return;
  const news = { site: scope.site, kind: 'noted', subject: row.merged_into } as const;
  await publishNews(database, news, rows);
}

function toChange({ scope, row }: FoundApplication) {
  return { key: { ...scope.site, applicationId: row.application_id }, now: scope.now };
}

/** The state that is there comes along, so that the change can be made on it after all. */
function sendChangeRefusal(
  reply: FastifyReply,
  applicationId: string,
  refusal: ChangeRefusal | undefined,
): FastifyReply {
  if (refusal === undefined) throw new Error('A change failed without a refusal.');
  switch (refusal.code) {
    case 'application-gone':
      return sendApplicationUnknown(reply, applicationId);
    case 'merged-already':
      return sendProblem(reply, createHttpProblem('request-invalid', CANNOT_MERGE));
    case 'step-unknown':
    case 'reason-missing':
      return sendProblem(
        reply,
        createHttpProblem(refusal.code, REFUSED[refusal.code](refusal.step)),
      );
    default:
      return sendStateConflict(reply, refusal.state);
  }
}

function sendStateConflict(
  reply: FastifyReply,
  { step, step_reason, assignee, revision }: ApplicationState,
): FastifyReply {
  const etag = toStateEtag(revision);
  reply.header('etag', etag);
  const problem = createHttpProblem(
    'version-conflict',
    'Somebody has changed the application meanwhile. What is there now is in "step", "stepReason" and "assignee": send the change again with its "etag" where it still holds.',
  );
  return sendProblem(reply, { ...problem, step, stepReason: step_reason, assignee, etag });
}

const REFUSED = {
  'step-unknown': (step: string) =>
    `The site has no step "${step}". Read its application settings for those that it has.`,
  'reason-missing': (step: string) => `Moving to "${step}" takes a "reason" in words.`,
} as const;
