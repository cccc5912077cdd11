/** Why a command did not do what it was asked for: what happened and why, then what to do. */
export interface CommandProblem {
  readonly message: string;
  readonly remedy: string;
}
