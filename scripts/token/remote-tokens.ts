import {
  type MadeToken,
  SCOPES,
  type TokenRequest,
  type TokenSummary,
} from '#schemas/api/access.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '#server/base/error-text.ts';
import type { Config } from '#server/config/config.ts';
import { serverOrigin } from '../command/server-origin.ts';
import type { TokenDoor, TokenProblem } from './token-door.ts';

export interface RemoteTokensOptions {
  readonly agencyId: string;
  readonly config: Pick<Config, 'host' | 'port'>;
  /** The operator's, or one of the agency with the scope `admin`. */
  readonly token: string;
}

interface Exchange {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly tokenId?: string;
  readonly body?: TokenRequest;
}

/** The server answers at once or not at all. */
const TIMEOUT_MS = 10_000;

/** The tokens behind the server that runs on this machine. */
export function openRemoteTokens(options: RemoteTokensOptions): TokenDoor {
  return {
    make: async (request) =>
      toResult(await exchange(options, { method: 'POST', body: request }), toMadeToken),
    list: async () => toResult(await exchange(options, { method: 'GET' }), toList),
    revoke: async (tokenId) =>
      toResult(await exchange(options, { method: 'DELETE', tokenId }), () => undefined),
  };
}

async function exchange(
  options: RemoteTokensOptions,
  { method, tokenId, body }: Exchange,
): Promise<Result<unknown, TokenProblem>> {
  const path = ['tokens', ...(tokenId === undefined ? [] : [encodeURIComponent(tokenId)])].join(
    '/',
  );
  const url = `${serverOrigin(options.config)}/content/v1/${path}?agency=${encodeURIComponent(options.agencyId)}`;
  const authorization = `Bearer ${options.token}`;
  try {
    const answer = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers:
        body === undefined
          ? { authorization }
          : { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return answer.ok
      ? ok(text === '' ? undefined : JSON.parse(text))
      : fail(refused(answer.status, text));
  } catch (error) {
    return fail(unreachable(options, toReason(error)));
  }
}

function toResult<T>(
  answer: Result<unknown, TokenProblem>,
  parse: (value: unknown) => T,
): Result<T, TokenProblem> {
  return answer.ok ? ok(parse(answer.value)) : answer;
}

function toMadeToken(value: unknown): MadeToken {
  const token = toText(toRecord(value)['token']);
  return { ...toSummary(value), token };
}

function toList(value: unknown): TokenSummary[] {
  const { data } = toRecord(value);
  if (!Array.isArray(data)) throw new Error('its answer is no list of tokens');
  return data.map(toSummary);
}

function toSummary(value: unknown): TokenSummary {
  const { tokenId, name, scopes, createdAt, ...times } = toRecord(value);
  return {
    tokenId: toText(tokenId),
    name: toText(name),
    scopes: SCOPES.filter((scope) => Array.isArray(scopes) && scopes.includes(scope)),
    createdAt: toText(createdAt),
    expiresAt: toTextOrNull(times['expiresAt']),
    revokedAt: toTextOrNull(times['revokedAt']),
    lastUsedAt: toTextOrNull(times['lastUsedAt']),
  };
}

function refused(status: number, text: string): TokenProblem {
  const { title, detail } = parseProblem(text);
  return {
    message: `The running server refused it (${status}): ${title}.`,
    remedy: detail,
    isRefusal: status === 403 || status === 404 || status === 409,
  };
}

function parseProblem(text: string): { title: string; detail: string } {
  try {
    const { title, detail } = toRecord(JSON.parse(text));
    return { title: toText(title), detail: toText(detail) };
  } catch {
    return {
      title: 'no Rumbo server answers there',
      detail: 'Set PORT and HOST as the server has them.',
    };
  }
}

function unreachable({ config }: RemoteTokensOptions, reason: string): TokenProblem {
  return {
    message: `A server uses the data directory, but none answers at ${serverOrigin(config)}: ${reason}.`,
    remedy: 'Set PORT and HOST as that server has them, or stop it and try again.',
    isRefusal: false,
  };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new Error('its answer is no token');
  return value;
}

function toText(value: unknown): string {
  if (typeof value !== 'string') throw new Error('its answer is no token');
  return value;
}

function toTextOrNull(value: unknown): string | null {
  return value === null ? null : toText(value);
}
