import { isRecord } from '#schemas/json/fields.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '#server/base/error-text.ts';
import type { Config } from '#server/config/config.ts';
import type { CommandProblem } from './command-problem.ts';
import { serverOrigin } from './server-origin.ts';

/** A server that runs on this machine, and who asks it. */
export interface RunningServer {
  readonly config: Pick<Config, 'host' | 'port'>;
  /** The operator's, or one of the agency. */
  readonly token: string;
}

export interface ServerProblem extends CommandProblem {
  /** Whether the server refused what was asked for, and not the way to it was wrong. */
  readonly isRefusal: boolean;
}

export interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/content/v1/`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Copying a large database takes longest. */
const TIMEOUT_MS = 120_000;

/** What the content service of a running server answers, as parsed JSON; undefined where it has no body. */
export async function askServer(
  server: RunningServer,
  { method, path, query = {}, body }: Question,
): Promise<Result<unknown, ServerProblem>> {
  const url = new URL(`/content/v1/${path}`, serverOrigin(server.config));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = {
    authorization: `Bearer ${server.token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  try {
    const answer = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return answer.ok
      ? ok(text === '' ? undefined : JSON.parse(text))
      : fail(refused(answer.status, text));
  } catch (error) {
    return fail(unreachable(server, toReason(error)));
  }
}

function refused(status: number, text: string): ServerProblem {
  const { title, detail } = parseProblem(text);
  return {
    message: `The running server refused it (${status}): ${title}.`,
    remedy: detail,
    isRefusal: status === 403 || status === 404 || status === 409,
  };
}

function parseProblem(text: string): { title: string; detail: string } {
  try {
    const problem: unknown = JSON.parse(text);
    if (isRecord(problem)) {
      const { title, detail } = problem;
      if (typeof title === 'string' && typeof detail === 'string') return { title, detail };
    }
  } catch {
    // Something else answers there.
  }
  return {
    title: 'no Rumbo server answers there',
    detail: 'Set PORT and HOST as the server has them.',
  };
}

function unreachable({ config }: RunningServer, reason: string): ServerProblem {
  return {
    message: `A server uses the data directory, but none answers at ${serverOrigin(config)}: ${reason}.`,
    remedy: 'Set PORT and HOST as that server has them, or stop it and try again.',
    isRefusal: false,
  };
}

/** A command that only the server can do meanwhile, and nobody said who asks. */
export function tokenMissing({ dataDir }: Pick<Config, 'dataDir'>, doing: string): CommandProblem {
  return {
    message: `A server uses the data directory ${dataDir}, and only it can ${doing} meanwhile.`,
    remedy:
      'Set RUMBO_ADMIN_TOKEN to the token of that server, or to one of the agency with the scope "admin", or stop the server and try again.',
  };
}
