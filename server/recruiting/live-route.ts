import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { siteParams } from '#schemas/api/content.ts';
import type { Access } from '../access/access.ts';
import type { ApplicationNews } from '../applications/application-channel.ts';
import type { ApplicationWatchers } from '../applications/application-watchers.ts';
import type { Tables } from '../db/schema.ts';
import { refuseBusy } from '../form-calls/refuse-call.ts';
import { type Api, problems } from '../http/api.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import { applicationColumns, toStateEtag } from './listed/application-state.ts';
import { findDuplicates } from './listed/duplicates.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { requireScope } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const schema = {
  ...RECRUITING,
  operationId: 'watchApplications',
  summary: 'What becomes of a site’s applications, as it happens',
  description:
    'Server-sent events without anything of a person: `arrived` (ask for the list), `changed` with what recruiters decided, `alike` with whether it may be there twice, `noted` and `gone` with the id, `settings` where steps, messages and the rest are others now, `filters` where filters that the recruiter keeps are others now, `read` where the recruiter has opened some, `reload` where news may have been lost. After a break, ask for the list again. It ends with the access of who watches.',
  params: siteParams,
  response: { ...problems(400, 401, 403, 404, 429, 503) },
} as const;

/** Under the silence after which servers and proxies close a connection. */
const HEARTBEAT_MS = 20_000;

/** Bytes that wait for a slow reader before it is let go; it comes back and asks for the list. */
const MOST_WAITING = 65_536;

const RETRY_S = 30;

/** What is told to one recruiter alone. */
const OWN: readonly ApplicationNews['kind'][] = ['filters', 'read'];

export interface LiveRouteOptions {
  readonly access: Pick<Access, 'admit'>;
  readonly watchers: ApplicationWatchers;
  readonly log: { readonly error: (text: string, fields: { readonly error: unknown }) => void };
}

/** `GET /content/v1/sites/{siteId}/application-events` */
export function addLiveRoute(
  content: Api,
  context: RecruitingContext,
  { access, watchers, log }: LiveRouteOptions,
): void {
  content.get(
    '/sites/:siteId/application-events',
    { schema, config: APPLICATIONS, exposeHeadRoute: false },
    async (request, reply) => {
      const scope = await requireScope(context, request, reply);
      if (scope === undefined) return reply;
      const stream = new PassThrough();
      const send = (event: string, data: object = {}) => {
        if (stream.writableLength > MOST_WAITING) stream.end();
        else if (stream.writable)
          stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      };
      const fail = (error: unknown) => {
        log.error('News of applications could not be told', { error });
        stream.end();
      };
      const leave = watchers.watch(scope.site, {
        tell: (news) => {
          // What recruiters keep for themselves is nobody else's news.
          if (OWN.includes(news.kind) && news.subject !== request.actor.tokenId) return;
          detailOf(context.database.kysely, news).then(
            (data) => data && send(news.kind, data),
            fail,
          );
        },
        tellGap: () => send('reload'),
        end: () => stream.end(),
      });
      if (leave === undefined) return refuseBusy(reply, RETRY_S);
      const check = async () => {
        const admitted = await access.admit(request, APPLICATIONS.scope);
        if (!admitted.ok) stream.end();
        else if (stream.writable) stream.write(': here\n\n');
      };
      const heartbeat = setInterval(() => void check().catch(fail), HEARTBEAT_MS).unref();
      reply.raw.once('close', () => {
        clearInterval(heartbeat);
        leave();
        stream.destroy();
      });
      stream.write('retry: 3000\n\n');
      return sendEvents(reply, stream);
    },
  );
}

function sendEvents(reply: FastifyReply, stream: PassThrough): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store',
      // Proxies that gather answers would keep the news.
      'x-accel-buffering': 'no',
    })
    .send(stream);
}

/** What is said of news; undefined where it is out of date. */
async function detailOf(
  kysely: Kysely<Tables>,
  { site, kind, subject }: ApplicationNews,
): Promise<object | undefined> {
  if (subject === null || OWN.includes(kind)) return {};
  if (kind === 'alike') return detailOfAlike(kysely, site, subject);
  if (kind !== 'changed') return { id: subject };
  const state = await kysely
    .selectFrom('application_states')
    .select(['step', 'step_reason', 'assignee', 'revision'])
    .where((eb) => eb.and(applicationColumns({ ...site, applicationId: subject })))
    .executeTakeFirst();
  return (
    state && {
      id: subject,
      step: state.step,
      stepReason: state.step_reason,
      assignee: state.assignee,
      etag: toStateEtag(state.revision),
    }
  );
}

async function detailOfAlike(
  kysely: Kysely<Tables>,
  site: SiteKey,
  id: string,
): Promise<object | undefined> {
  const rows = await kysely
    .selectFrom('listed_applications')
    .selectAll()
    .where((eb) => eb.and(applicationColumns({ ...site, applicationId: id })))
    .execute();
  const duplicates = await findDuplicates(kysely, site, rows);
  return rows.length === 0 ? undefined : { id, mayBeDuplicate: duplicates.has(id) };
}
