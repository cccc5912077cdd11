import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { noBody } from '#schemas/api/shapes.ts';
import type { Tables } from '../db/schema.ts';
import { type Api, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { RequestLimit } from '../http/request-limit.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { forgetVisitor } from './forgotten-visitors.ts';

export interface ForgetOptions {
  readonly kysely: Kysely<Tables>;
  readonly store: Pick<SiteStore, 'sites'>;
  readonly hasLimits: boolean;
  readonly now: () => number;
}

/** Of one network; each deletes rows, and nobody takes consent back often. */
const BURST = 30;
const REFILL_MS = 20_000;

const schema = {
  operationId: 'forgetVisitor',
  tags: ['events'],
  summary: 'Forget what a visitor did',
  description:
    'Deletes all events of an id at once, and keeps none that comes within a day, for a visitor who takes consent back. Whoever knows the id may do so; nobody else can guess it. As `application/json` or as `text/plain`, which beacons send.',
  consumes: ['application/json', 'text/plain'],
  params: Type.Object({
    agencyId: Type.String({ maxLength: 64, description: 'Id of the agency.' }),
  }),
  body: Type.Object(
    { userId: Type.String({ minLength: 20, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }) },
    { examples: [{ userId: 'b2c7a7e2-9a4e-4d8c-8f5e-2f1f6f0f7a11' }] },
  ),
  response: {
    204: noBody('Nothing of this id is kept any more.'),
    ...problems(400, 413, 415, 429, 503),
  },
} as const;

/** `POST /events/v2/agencies/{agencyId}/forget-visitor` */
export function addForgetRoute(api: Api, { kysely, store, hasLimits, now }: ForgetOptions): void {
  const limit = new RequestLimit({ burst: BURST, refillMs: REFILL_MS, now });
  api.post('/events/v2/agencies/:agencyId/forget-visitor', { schema }, async (request, reply) => {
    const seconds = hasLimits ? limit.take(request.ip) : 0;
    if (seconds > 0) {
      reply.header('retry-after', `${seconds}`);
      const detail = `Try again in ${seconds} seconds.`;
      return sendProblem(reply, createHttpProblem('rate-limited', detail));
    }
    const { agencyId } = request.params;
    // No row is held for what somebody invents.
    if (store.sites.some(({ site }) => site.agencyId === agencyId))
      await forgetVisitor(kysely, { agencyId, userId: request.body.userId }, now());
    return reply.code(204).send(null);
  });
}
