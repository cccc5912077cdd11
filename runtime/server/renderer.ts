import type { SiteDocument } from '#schemas/documents.ts';
import type { SafePage } from '../html/safe-page.ts';
import type { AssetIndex } from '../picture/asset-index.ts';

/** One request for a page, as far as its HTML may depend on it. */
export interface RenderInput {
  readonly site: SiteDocument;
  readonly page: SafePage;
  /** `p` when the path held a `/p/` segment. */
  readonly variant: 'p' | null;
  /** Path below the site's prefix, without the `/p/` segment; percent-decoded. */
  readonly path: string;
  /** Scheme and host for absolute addresses in the head, e.g. `https://empleos.example`. */
  readonly origin: string;
  readonly assets: AssetIndex;
}

export interface RenderedPage {
  readonly html: string;
  /** Text of each `<style>` in the HTML, for the hashes of the Content-Security-Policy. */
  readonly styles: readonly string[];
  /** Widgets that threw; the spec's error box stands in their place. */
  readonly widgetErrors: readonly WidgetError[];
}

export interface WidgetError {
  readonly widgetId: string;
  readonly widgetType: string;
  readonly error: unknown;
}

/** The server's one door to the runtime. */
export interface Renderer {
  renderPage(input: RenderInput): RenderedPage;
}
