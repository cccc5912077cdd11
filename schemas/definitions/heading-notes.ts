/**
 * What a widget's schema says under `x-headings` of the headings that the widget draws, in their order. Headings
 * that only the data of the moment brings, such as the titles of found jobs, are left out.
 */
export type HeadingNote = HeadingText | HeadingHtml | HeadingWidget | HeadingList;

/** A heading. */
export interface HeadingText {
  /** Field that holds its text; no text, no heading. Without a field the heading is always there. */
  readonly text?: string;
  /** 1 to 4. */
  readonly level: number;
  /** Field of the content that replaces `level` where it is present. */
  readonly levelField?: string;
  /** Field of the content: where it is present the heading stands one level deeper. */
  readonly below?: string;
  /** Dotted path from the item to the moment (ISO 8601) at which the heading disappears. */
  readonly until?: string;
  /** The only type of page that shows it. */
  readonly pageType?: string;
}

/** The headings of a formatted text. */
export interface HeadingHtml {
  readonly html: string;
}

/** The headings of another widget, which the field names. */
export interface HeadingWidget {
  readonly widget: string;
}

/** The headings of each item of a list; none of them is the page's first (level 1). */
export interface HeadingList {
  readonly each: string;
  readonly headings: readonly HeadingNote[];
}

/** Notes by widget type; a known type without headings has none. */
export type HeadingNotes = Readonly<Record<string, readonly HeadingNote[]>>;
