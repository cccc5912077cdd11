/** Public addresses of the visitor's scripts, as the build or the development server gives them. */
export interface ClientEntries {
  /** Wakes islands. */
  readonly loader: string;
  /** Reports clicks on tracked elements. */
  readonly tracking: string;
  readonly entryAnimation: string;
  /** Enhancement scripts by widget type. */
  readonly enhance: Readonly<Record<string, string>>;
  /** Island chunks by widget type. */
  readonly islands: Readonly<Record<string, string>>;
}
