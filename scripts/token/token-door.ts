import type { MadeToken, TokenRequest, TokenSummary } from '#schemas/api/access.ts';
import type { Result } from '#schemas/problems/result.ts';
import type { CommandProblem } from '../command/command-problem.ts';

export interface TokenProblem extends CommandProblem {
  /** Whether what was asked for is at fault, and not the way to the tokens. */
  readonly isRefusal: boolean;
}

/** The tokens of one agency, in a database or behind a server. */
export interface TokenDoor {
  make(request: TokenRequest): Promise<Result<MadeToken, TokenProblem>>;
  list(): Promise<Result<readonly TokenSummary[], TokenProblem>>;
  revoke(tokenId: string): Promise<Result<undefined, TokenProblem>>;
}
