import type { PageType } from '../generated/documents.ts';

/** What others must know of a widget type: the `x-traits` of its schema. */
export interface WidgetTraits {
  /** Most pages have it, so the editor's canvas draws it without loading anything more. */
  readonly common?: boolean;
  /** Landmark that it is; such widgets stay outside the page's `<main>`. */
  readonly landmark?: 'header' | 'footer';
  /** New pages begin with the home page's own. */
  readonly everyPage?: 'top' | 'end';
  /** Two on a page would ask the same thing twice. */
  readonly once?: boolean;
  /** The only type of page that it has something to show on. */
  readonly pageType?: PageType;
  /** Shows jobs or a form of the site: the editor's canvas asks the service what it shows. */
  readonly queries?: boolean;
  /** Draws a map: its page may load tiles and run map workers. */
  readonly map?: boolean;
  /** Colours of its section that its stylesheets use, beside those of words and buttons. */
  readonly tones?: readonly ('links' | 'cards')[];
  readonly veils?: WidgetVeils;
  /** Dotted path of the moments at which what it announces ends. */
  readonly ends?: string;
  /** A number of its content says how often it repeats its markup; `otherwise` where it says none. */
  readonly repeats?: { readonly field: string; readonly otherwise: number };
}

/** Shares of the theme's ink that lie over a picture where words stand on it. */
export interface WidgetVeils {
  /** Field that chooses the veil. */
  readonly field: string;
  readonly otherwise: string;
  /** By the field's value; none for a value where the words stand on a plate. */
  readonly percent: Readonly<Record<string, number>>;
  /** Fields that are written on the picture. */
  readonly words: readonly string[];
}
