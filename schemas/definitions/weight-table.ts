/** What the parts of pages weigh, in bytes gz, as `npm run weights` measures them in a production build. */
export interface WeightTable {
  readonly page: PageParts;
  /** Of each shared stylesheet that only some pages have. */
  readonly parts: Readonly<Record<string, number>>;
  /** Of each script by the name of its source. */
  readonly scripts: Readonly<Record<string, number>>;
  /** What pages load for what their sections do or their widgets report, with all that it imports. */
  readonly pageScripts: Readonly<Record<WeighedScript, readonly string[]>>;
  /** Of each heading font. */
  readonly fonts: Readonly<Record<string, number>>;
  readonly widgets: Readonly<Record<string, TypeWeight>>;
}

export type WeighedScript = 'tracking' | 'entry-animation' | 'draw-bands' | 'measuring';

/** What does not depend on the type of a widget, all beyond the texts of the document. */
interface PageParts {
  /** The document without any widget. */
  readonly html: number;
  readonly css: number;
  /** Each section's element, and its rule where it has options. */
  readonly sectionHtml: number;
  readonly sectionCss: number;
  /** Each other picture; one of pixels is offered in several widths. */
  readonly vectorHtml: number;
  readonly rasterHtml: number;
  /** Each other icon. */
  readonly iconHtml: number;
}

export interface TypeWeight {
  readonly html: MarkupWeight;
  /** Of its own styles. */
  readonly css: number;
  /** Names of shared stylesheets. */
  readonly parts: readonly string[];
  /** Names of the scripts that it loads, with all that they import. */
  readonly scripts: readonly string[];
  /** Whether it reports clicks, so that the page loads the tracking. */
  readonly tracked: boolean;
  /** By dotted path into the content. */
  readonly pictures: Readonly<Record<string, PictureUse>>;
}

/** How the markup of a widget type grows with its content, beyond the content's own texts. */
export interface MarkupWeight {
  /** Of a widget without content. */
  readonly fixed: number;
  /** Of each field of the content that has a value, however often lists repeat it. */
  readonly field: number;
  /** Of each value after the first of its field. */
  readonly repeat: number;
}

/** What a phone loads of a picture in some field. */
export interface PictureUse {
  /** Width in device pixels that it asks for. */
  readonly pixels: number;
  readonly format: 'avif' | 'jpg';
  /** Whether the type means it for the first screen, so that the page may hold it where it is a drawing. */
  readonly priority?: true;
  /** Whether the type shows a company's mark in it, which the page may draw itself. */
  readonly mark?: true;
}

/** What is known of a type; undefined for types that this version does not know, whatever their name. */
export function typeWeight({ widgets }: WeightTable, type: string): TypeWeight | undefined {
  return Object.hasOwn(widgets, type) ? widgets[type] : undefined;
}
