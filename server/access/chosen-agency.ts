import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Tables } from '../db/schema.ts';
import { createHttpProblem, type HttpProblem, sendProblem } from '../http/http-problem.ts';
import { agencyUnknown } from './access-refusal.ts';
import type { Actor } from './actor.ts';

/**
 * The agency that a request is about: the actor's own, or the one that the operator names. To others, every other
 * agency is as unknown as one that does not exist.
 */
export async function chosenAgency(
  kysely: Kysely<Tables>,
  actor: Actor,
  named: string | undefined,
): Promise<Result<string, HttpProblem>> {
  const chosen = named ?? actor.agencyId;
  if (chosen === undefined) return fail(agencyMissing());
  if (actor.agencyId !== undefined)
    return chosen === actor.agencyId ? ok(chosen) : fail(agencyUnknown(chosen));
  return (await hasAgency(kysely, chosen)) ? ok(chosen) : fail(agencyUnknown(chosen));
}

async function hasAgency(kysely: Kysely<Tables>, agencyId: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('agencies')
    .select('agency_id')
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  return row !== undefined;
}

function agencyMissing(): HttpProblem {
  const detail = 'The operator’s token is of no agency. Name one: "?agency=".';
  const problem = { pointer: '/agency', message: 'is missing' };
  return createHttpProblem('request-invalid', detail, [problem]);
}

/** Answers with the first of the problems. */
export function sendRefusal(reply: FastifyReply, [problem]: readonly HttpProblem[]): FastifyReply {
  if (problem === undefined) throw new Error('A failure has no problem.');
  return sendProblem(reply, problem);
}
