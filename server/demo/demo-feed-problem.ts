/** Something wrong with a `demo-feed.json`. */
export interface DemoFeedProblem {
  /** JSON Pointer into the file; empty for the file itself. */
  readonly pointer: string;
  /** What is wrong and what to do. */
  readonly message: string;
}
