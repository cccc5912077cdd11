import type { MadeToken, TokenRequest, TokenSummary } from '#schemas/api/access.ts';
import type { Result } from '#schemas/problems/result.ts';
import type { ServerProblem } from '../command/server-problem.ts';

/** The tokens of one agency, in a database or behind a server. */
export interface TokenDoor {
  make(request: TokenRequest): Promise<Result<MadeToken, ServerProblem>>;
  list(): Promise<Result<readonly TokenSummary[], ServerProblem>>;
  revoke(tokenId: string): Promise<Result<undefined, ServerProblem>>;
}
