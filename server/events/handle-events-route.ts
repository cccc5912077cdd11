import type { FastifyReply } from 'fastify';
import { compact, difference } from 'lodash-es';
import { Type } from 'typebox';
import { count, list } from '#schemas/api/shapes.ts';
import { type Api, type ApiRequest, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { RequestLimit } from '../http/request-limit.ts';
import type { PageTokens } from '../pages/page-tokens.ts';
import type { IpPlaces } from '../places/ip-places.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { EventLimits } from './event-limits.ts';
import type { PageBlocks } from './event-page.ts';
import { toCountedEvent } from './event-row.ts';
import type { EventWriter } from './event-writer.ts';
import type { KnownWords } from './known-words.ts';
import type { LeftOutEvents } from './left-out-events.ts';
import { eventsBody, type ReadEvent, readEvents } from './read-events.ts';
import { toSentEvent } from './sent-event.ts';
import { isMachine } from './visitor-agent.ts';

export interface HandleEventsOptions {
  readonly writer: EventWriter;
  readonly leftOut: LeftOutEvents;
  readonly words: KnownWords;
  readonly blocks: PageBlocks;
  readonly tokens: PageTokens;
  readonly store: Pick<SiteStore, 'sites'>;
  readonly ipPlaces: IpPlaces;
  /** Benches put the limits off. */
  readonly hasLimits: boolean;
  readonly now: () => number;
}

/** A beacon has 60 kB at most. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** Calls of one network: 50 visitors who send every 5 s, since carriers put many behind one address. */
const BURST = 600;
const REFILL_MS = 100;
/** Seconds after which a busy server is asked again. */
const BUSY_SECONDS = 5;

const schema = {
  operationId: 'handleEvents',
  tags: ['events'],
  summary: 'Take in what a visitor did',
  description:
    'One event or a list of up to 100, as `application/json` or as `text/plain`, which beacons send. An event counts once by its `eventId`, however often it comes; the answer comes once all are kept. Those that are refused are named, the others count. Events of machines, and of sites that do not measure, are left out silently. Events without the token of their page are kept and not counted.',
  consumes: ['application/json', 'text/plain'],
  params: Type.Object({
    agencyId: Type.String({ maxLength: 64, description: 'Id of the agency.' }),
  }),
  body: eventsBody,
  response: {
    200: Type.Object(
      {
        accepted: Type.Integer({ ...count, description: 'Events that need not be sent again.' }),
        problems: list(Type.Object({ pointer: Type.String(), message: Type.String() })),
      },
      { examples: [{ accepted: 20, problems: [] }] },
    ),
    ...problems(400, 404, 413, 415, 429, 503),
  },
} as const;

type HandleEvents = ApiRequest<typeof schema>;

/** `POST /events/v2/agencies/{agencyId}/handle-events` (spec section 7). */
export function addHandleEventsRoute(api: Api, options: HandleEventsOptions): void {
  const limit = new RequestLimit({ burst: BURST, refillMs: REFILL_MS, now: options.now });
  const limits = options.hasLimits ? new EventLimits(options.now) : undefined;
  const url = '/events/v2/agencies/:agencyId/handle-events';
  api.post(url, { schema, bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const seconds = options.hasLimits ? limit.take(request.ip) : 0;
    if (seconds > 0) return refuse(reply, 'rate-limited', seconds);
    return receive(request, reply, { ...options, limits });
  });
}

interface Receiving extends HandleEventsOptions {
  /** Undefined where there are none. */
  readonly limits: EventLimits | undefined;
}

async function receive(
  request: HandleEvents,
  reply: FastifyReply,
  options: Receiving,
): Promise<FastifyReply> {
  const { agencyId } = request.params;
  const own = options.store.sites.filter(({ site }) => site.agencyId === agencyId);
  if (own.length === 0) {
    const detail = `No agency with published sites has the id "${agencyId}".`;
    return sendProblem(reply, createHttpProblem('agency-unknown', detail));
  }
  if (options.writer.isFull) return refuse(reply, 'database-unavailable', BUSY_SECONDS);
  const now = options.now();
  const read = readEvents(request.body, now);
  if (read.events.length === 0) {
    const detail = 'None of the events can be kept.';
    return sendProblem(reply, createHttpProblem('request-invalid', detail, read.problems));
  }
  const seconds = await keep(request, read.events, own, { ...options, now });
  if (seconds > 0) return refuse(reply, 'rate-limited', seconds);
  reply.header('cache-control', 'no-store');
  return reply.send({ accepted: read.events.length, problems: read.problems });
}

/** @returns seconds to wait where too many came, else 0 */
async function keep(
  request: HandleEvents,
  events: readonly ReadEvent[],
  own: readonly SiteEntry[],
  {
    writer,
    leftOut,
    tokens,
    limits,
    ...context
  }: Omit<Receiving, 'now'> & { readonly now: number },
): Promise<number> {
  const agent = request.headers['user-agent'];
  const sent = compact(await Promise.all(events.map((one) => toSentEvent(one, own, tokens))));
  if (agent === undefined || isMachine(agent)) {
    await leftOut.add('left-machine', sent);
    return 0;
  }
  const sender = { ip: request.ip, agent, agencyId: request.params.agencyId };
  const admitted = limits?.admit(sender, sent) ?? { events: sent, seconds: 0 };
  const counted = admitted.events.map((one) => toCountedEvent(one, sender, context));
  await writer.write(await Promise.all(counted));
  await leftOut.add('left-over-limit', difference(sent, admitted.events));
  return admitted.seconds;
}

function refuse(
  reply: FastifyReply,
  code: 'rate-limited' | 'database-unavailable',
  seconds: number,
): FastifyReply {
  reply.header('retry-after', `${seconds}`);
  return sendProblem(reply, createHttpProblem(code, `Try again in ${seconds} seconds.`));
}
