import { type Static, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import type { Config } from '#server/config/config.ts';
import type { CommandProblem } from './command-problem.ts';
import { serverOrigin } from './server-origin.ts';

export interface ServerProblem extends CommandProblem {
  /** Whether the server refused what was asked for, and not the way to it was wrong. */
  readonly isRefusal: boolean;
}

const problemBody = Type.Object({ title: Type.String(), detail: Type.String() });

/** @param what was sent, as the message names it. @param refusals statuses by which what was asked for is at fault */
export function refused(
  what: string,
  { status, body }: { readonly status: number; readonly body: string },
  refusals: readonly number[],
): ServerProblem {
  const { title, detail } = parseProblem(body);
  return {
    message: `The running server refused ${what} (${status}): ${title}.`,
    remedy: detail,
    isRefusal: refusals.includes(status),
  };
}

/** @param retry what to do after stopping the server, as the end of a sentence */
export function unreachable(
  config: Pick<Config, 'host' | 'port'>,
  reason: string,
  retry: string,
): ServerProblem {
  return {
    message: `A server uses the data directory, but none answers at ${serverOrigin(config)}: ${reason}.`,
    remedy: `Set PORT and HOST as that server has them, or stop it and ${retry}`,
    isRefusal: false,
  };
}

/** An answer in the shape that the API gives it. Throws where it has another. */
export function parseAnswer<Shape extends TSchema>(shape: Shape, answer: unknown): Static<Shape> {
  if (!Check(shape, answer)) throw new Error('its answer has another shape');
  return answer;
}

function parseProblem(body: string): Static<typeof problemBody> {
  try {
    return parseAnswer(problemBody, JSON.parse(body));
  } catch {
    return {
      title: 'no Rumbo server answers there',
      detail: 'Set PORT and HOST as the server has them.',
    };
  }
}
