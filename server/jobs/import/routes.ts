import { Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { type JobImportReport, jobImportReport } from '#schemas/api/job-imports.ts';
import { withDefaults } from '#schemas/api/shapes.ts';
import { fail, type Result } from '#schemas/problems/result.ts';
import type { Access } from '../../access/access.ts';
import { agencyUnknown, sendAccessRefusal } from '../../access/access-refusal.ts';
import { JobLimit } from '../../base/job-limit.ts';
import type { RuntimeSource } from '../../base/runtime-door.ts';
import { createSanitiser } from '../../base/sanitise.ts';
import type { Database } from '../../db/open-database.ts';
import { type Api, type ApiRequest, problems } from '../../http/api.ts';
import { createHttpProblem, sendProblem } from '../../http/http-problem.ts';
import type { ServerLog } from '../../log/server-log.ts';
import { importJobs } from './import-jobs.ts';
import type { FeedProblem } from './import-problem.ts';
import type { PlaceFinder } from './job-place.ts';
import { type SpooledFeed, spoolFeed } from './spool-feed.ts';

export interface JobImportRoutesOptions {
  readonly database: Database;
  readonly gazetteer: PlaceFinder;
  readonly runtime: RuntimeSource;
  readonly access: Access;
  /** Feeds wait in its folder `job-imports` while they are taken in. */
  readonly dataDir: string;
  readonly log: ServerLog;
}

const id = Type.String({ minLength: 1, maxLength: 64 });

const FEED_TYPES = [
  'application/xml',
  'text/xml',
  'application/octet-stream',
  'application/gzip',
  'application/zip',
] as const;

const schema = {
  operationId: 'importJobs',
  tags: ['jobs'],
  security: [{ bearer: [] }],
  summary: 'Take in a job feed: XML, perhaps in a gzip or zip file, of any size',
  description:
    'Jobs of the feed are added or changed, in one step at the end. For the operator and administrators of the agency; one import of an agency at a time.',
  consumes: ['application/xml', 'text/xml', 'application/octet-stream'],
  params: Type.Object({ agencyId: id, clientId: id }),
  querystring: withDefaults(
    {
      closeMissing: Type.Boolean({
        default: false,
        description: 'Whether open jobs that the feed lacks are closed.',
      }),
      closeMany: Type.Boolean({
        default: false,
        description: 'Whether these may be more than a third of the open jobs.',
      }),
    },
    { additionalProperties: false },
  ),
  body: Type.Unsafe<Readable | undefined>({
    description: 'XML with a `<job>` for each vacancy.',
    examples: ['<jobs><job><referencenumber>EN-0042</referencenumber></job></jobs>'],
  }),
  response: {
    200: jobImportReport,
    ...problems(400, 401, 403, 404, 409, 415, 422, 429, 503),
  },
} as const;

type ImportRequest = ApiRequest<typeof schema>;

const UPLOAD_BROKEN: FeedProblem = {
  code: 'source-unreadable',
  message: 'The connection broke off before the whole feed had arrived.',
  remedy: 'Send it again; nothing has changed.',
};

/** `POST /v1/agencies/{agencyId}/clients/{clientId}/job-imports`, for the operator and administrators of the agency. */
export function addJobImportRoutes(api: Api, options: JobImportRoutesOptions): void {
  const running = new Set<string>();
  // An embedded database has one session: a second import would only wait for it until it gives up.
  const limit = new JobLimit(options.database.engine === 'pglite' ? 1 : Number.POSITIVE_INFINITY);
  void api.register(async (scope: Api) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...FEED_TYPES], (_request, body, done) => done(null, body));
    scope.post(
      '/v1/agencies/:agencyId/clients/:clientId/job-imports',
      {
        schema,
        onRequest: (request, reply) => refuseStrangers(request, reply, options.access),
      },
      async (request, reply) => {
        const { agencyId } = request.params;
        if (running.has(agencyId)) return sendRunning(reply, agencyId);
        running.add(agencyId);
        try {
          const result = await receiveFeed(request, options, limit);
          return result.ok ? result.value : sendImportRefusal(reply, result.problems);
        } finally {
          running.delete(agencyId);
        }
      },
    );
  });
}

/** To administrators, every agency but their own is unknown. */
async function refuseStrangers(
  request: ImportRequest,
  reply: FastifyReply,
  access: Access,
): Promise<FastifyReply | undefined> {
  const admitted = await access.admit(request, 'admin');
  if (!admitted.ok) return sendAccessRefusal(reply, admitted.problems);
  const { agencyId } = request.params;
  const own = admitted.value.agencyId ?? agencyId;
  return own === agencyId ? undefined : sendProblem(reply, agencyUnknown(agencyId));
}

async function receiveFeed(
  request: ImportRequest,
  { dataDir, runtime, ...options }: JobImportRoutesOptions,
  limit: JobLimit,
): Promise<Result<JobImportReport, FeedProblem>> {
  const feed = await spoolUpload(request, join(dataDir, 'job-imports'));
  if (feed === undefined) return fail(UPLOAD_BROKEN);
  try {
    // The connection is silent while the jobs are merged.
    if (request.socket instanceof Socket) request.socket.setTimeout(0);
    const sanitise = createSanitiser(await runtime.load(), '');
    return await limit.run(() =>
      importJobs({
        ...options,
        ...request.params,
        ...request.query,
        sanitise,
        source: { name: 'upload', chunks: feed.read() },
      }),
    );
  } finally {
    await feed.remove();
  }
}

/** Undefined when the sender breaks off. */
async function spoolUpload(
  { body, raw }: ImportRequest,
  directory: string,
): Promise<SpooledFeed | undefined> {
  try {
    return await spoolFeed(body ?? Readable.from([]), directory);
  } catch (error) {
    if (raw.destroyed && !raw.complete) return undefined;
    throw error;
  }
}

function sendRunning(reply: FastifyReply, agencyId: string): FastifyReply {
  const detail = `An import for the agency "${agencyId}" is running. Send the feed again when it has ended.`;
  return sendProblem(reply, { ...createHttpProblem('request-refused', detail), status: 409 });
}

function sendImportRefusal(reply: FastifyReply, problems: readonly FeedProblem[]): FastifyReply {
  const detail = problems.map(({ message, remedy }) => `${message} ${remedy}`).join(' ');
  const isUnknown = problems.some(
    ({ code }) => code === 'agency-unknown' || code === 'client-unknown',
  );
  const status = isUnknown ? 404 : 422;
  return sendProblem(reply, { ...createHttpProblem('request-refused', detail), status });
}
