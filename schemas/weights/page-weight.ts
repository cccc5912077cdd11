/** What something adds to a page, in bytes as they travel: text compressed with gzip, pictures as a phone gets them. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  readonly scripts: number;
}

/** What a widget adds; a drawing that lies in the page is part of its HTML. What several widgets need together counts for the first that the page shows. */
export interface WidgetWeight extends Weight {
  readonly id: string;
  readonly type: string;
  readonly images: number;
}

/** A picture file that a page requests, once, where the page shows it largest. */
export interface PictureWeight {
  readonly src: string;
  readonly bytes: number;
  readonly widgetId: string;
  /** JSON Pointer from the page to the picture. */
  readonly pointer: string;
}

/** What a phone downloads for a page before anyone touches it, in bytes; pictures further down are among them. */
export interface PageWeight extends Weight {
  readonly images: number;
  /** The site's heading font; 0 where the site is not known. */
  readonly fonts: number;
  /** Sum of html, css, scripts, images and fonts. */
  readonly total: number;
  /** What the page weighs without widgets: head, sections, styles and scripts of every page. */
  readonly base: Weight;
  /** The widgets that the page shows, in its order. */
  readonly widgets: readonly WidgetWeight[];
  readonly pictures: readonly PictureWeight[];
}
