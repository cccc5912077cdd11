import type { MadeToken, TokenRequest, TokenSummary } from '#schemas/api/access.ts';
import type { Result } from '#schemas/problems/result.ts';
import type { ServerProblem } from '../command/server-problem.ts';

/** A refusal says that what was asked for is at fault, and not the way to the tokens. */
export type TokenProblem = ServerProblem;

/** The tokens of one agency, in a database or behind a server. */
export interface TokenDoor {
  make(request: TokenRequest): Promise<Result<MadeToken, TokenProblem>>;
  list(): Promise<Result<readonly TokenSummary[], TokenProblem>>;
  revoke(tokenId: string): Promise<Result<undefined, TokenProblem>>;
}
