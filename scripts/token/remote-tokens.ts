import { madeToken, tokenSummary } from '#schemas/api/access.ts';
import { dataOf } from '#schemas/api/shapes.ts';
import { ok, type Result } from '#schemas/problems/result.ts';
import { askServer, type Question, type RunningServer } from '../command/ask-server.ts';
import { parseAnswer, type ServerProblem } from '../command/server-problem.ts';
import type { TokenDoor } from './token-door.ts';

const tokenList = dataOf(tokenSummary);

/** The tokens behind the server that runs on this machine. */
export function openRemoteTokens(server: RunningServer, agencyId: string): TokenDoor {
  const ask = (question: Omit<Question, 'query'>) =>
    askServer(server, { ...question, query: { agency: agencyId } });
  return {
    make: async (request) =>
      toResult(await ask({ method: 'POST', path: 'tokens', body: request }), (answer) =>
        parseAnswer(madeToken, answer),
      ),
    list: async () =>
      toResult(
        await ask({ method: 'GET', path: 'tokens' }),
        (answer) => parseAnswer(tokenList, answer).data,
      ),
    revoke: async (tokenId) => {
      const path = `tokens/${encodeURIComponent(tokenId)}`;
      return toResult(await ask({ method: 'DELETE', path }), () => undefined);
    },
  };
}

function toResult<T>(
  answer: Result<unknown, ServerProblem>,
  parse: (value: unknown) => T,
): Result<T, ServerProblem> {
  return answer.ok ? ok(parse(answer.value)) : answer;
}
