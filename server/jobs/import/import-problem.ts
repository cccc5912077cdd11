type ImportProblemCode =
  | 'agency-unknown'
  | 'client-unknown'
  | 'closes-too-many'
  | 'source-unreadable'
  | 'feed-encoding'
  | 'feed-archive'
  | 'feed-malformed'
  | 'feed-doctype'
  | 'feed-cut-off'
  | 'feed-foreign'
  | 'feed-empty';

/** Why nothing of a feed was taken in: what happened and why, then what to do. */
export interface FeedProblem {
  readonly code: ImportProblemCode;
  readonly message: string;
  readonly remedy: string;
}

/** Ends the reading of a feed from deep inside a parser; never leaves the reader. */
export class FeedFault extends Error {
  readonly problem: FeedProblem;

  constructor(problem: FeedProblem, options?: ErrorOptions) {
    super(problem.message, options);
    this.problem = problem;
  }
}
