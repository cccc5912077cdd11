/** One example of a widget's content. The conformance suite validates and renders each. */
export interface WidgetSample {
  /** Says what the sample shows: `three cards`, `longest words`, `without picture`. */
  readonly name: string;
  readonly content: object;
}
