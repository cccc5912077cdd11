/** A unit of a search text and what the open jobs of a scope say of it. */
export interface WordFacts {
  /** As typed. */
  readonly text: string;
  /** Whether it stands between others: jobs need not hold it. */
  readonly isLittle: boolean;
  /** Whether a job holds it. */
  readonly isFound: boolean;
  /** Whether titles begin with it: it says what is done. */
  readonly isWork: boolean;
  /** Whether it says what a job is: in titles, details or the company's name. */
  readonly isTelling: boolean;
  readonly isPlace: boolean;
  /** Whether it says what a job must not be or must pay, or names a licence. */
  readonly isConstraint: boolean;
  /** Whether no job is for who typed it, unless it says so: the age of a minor. */
  readonly isOfMinor: boolean;
}
