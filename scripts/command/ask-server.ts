import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '#server/base/error-text.ts';
import type { Config } from '#server/config/config.ts';
import type { CommandProblem } from './command-problem.ts';
import { serverOrigin } from './server-origin.ts';
import { refused, type ServerProblem, unreachable } from './server-problem.ts';

/** A server that runs on this machine, and who asks it. */
export interface RunningServer {
  readonly config: Pick<Config, 'host' | 'port'>;
  /** The operator's, or one of the agency. */
  readonly token: string;
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
      : fail(refused('it', { status: answer.status, body: text }, [403, 404, 409]));
  } catch (error) {
    return fail(unreachable(server.config, toReason(error), 'try again.'));
  }
}

/** A command that only the server can do meanwhile, and nobody said who asks. */
export function tokenMissing({ dataDir }: Pick<Config, 'dataDir'>, doing: string): CommandProblem {
  return {
    message: `A server uses the data directory ${dataDir}, and only it can ${doing} meanwhile.`,
    remedy:
      'Set RUMBO_ADMIN_TOKEN to the token of that server, or to one of the agency with the scope "admin", or stop the server and try again.',
  };
}
