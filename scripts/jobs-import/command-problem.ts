/** Why a feed was not taken in: what happened and why, then what to do. */
export interface CommandProblem {
  readonly message: string;
  readonly remedy: string;
}
