import { type MadeToken, SCOPES, type TokenSummary } from '#schemas/api/access.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { ok, type Result } from '#schemas/problems/result.ts';
import { askServer, type Question, type RunningServer } from '../command/ask-server.ts';
import type { TokenDoor, TokenProblem } from './token-door.ts';

/** The tokens behind the server that runs on this machine. */
export function openRemoteTokens(server: RunningServer, agencyId: string): TokenDoor {
  const ask = (question: Omit<Question, 'query'>) =>
    askServer(server, { ...question, query: { agency: agencyId } });
  return {
    make: async (request) =>
      toResult(await ask({ method: 'POST', path: 'tokens', body: request }), toMadeToken),
    list: async () => toResult(await ask({ method: 'GET', path: 'tokens' }), toList),
    revoke: async (tokenId) => {
      const path = `tokens/${encodeURIComponent(tokenId)}`;
      return toResult(await ask({ method: 'DELETE', path }), () => undefined);
    },
  };
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
