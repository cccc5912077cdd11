import type { AnyWidget, SiteDocument } from '#schemas/documents/documents.ts';
import type { AssetIndex } from '../assets/asset-index.ts';
import type { PageRequest } from '../context/page-request.ts';
import type { ApiPort } from '../data/api-port.ts';
import type { QueryAnswers, QueryResults } from '../data/query.ts';
import type { SafePage } from '../html/safe-page.ts';
import type { Drawings } from '../picture/held-pictures.ts';
import type { RenderedFrame } from '../widget/registered-widget.ts';
import type { PageNeeds } from './page-data.ts';

/** A page in one of its variants. */
export interface PageVersion {
  readonly page: SafePage;
  /** `p` when the path held a `/p/` segment. */
  readonly variant: 'p' | null;
}

/** One request for a page, as far as its HTML may depend on it. */
export interface RenderInput extends PageVersion, PageRequest {
  readonly site: SiteDocument;
  /** Scheme and host for absolute addresses in the head, e.g. `https://empleos.example`. */
  readonly origin: string;
  readonly assets: AssetIndex;
  /** Whether the site has a page at the address of its own form. */
  readonly hasApplyPage?: boolean;
  /** By which events of the page count; without it they do not. */
  readonly pageToken?: string | undefined;
  /** Minutes that the site's own forms take, by their id. */
  readonly formMinutes?: Readonly<Record<string, number>>;
  /** What `loadData` gave. Without it, widgets that read services show that they wait. */
  readonly results?: QueryResults | undefined;
  /** That the page may hold; without them it requests them all. */
  readonly drawings?: Drawings | undefined;
}

export interface RenderedPage {
  readonly html: string;
  /** 404 when the page is there but what it shows is not, such as an unknown job. */
  readonly status: 200 | 404;
  /** Text of each `<style>` in the HTML, for the hashes of the Content-Security-Policy. */
  readonly styles: readonly string[];
  /** Text of each script in the HTML that the browser runs or follows, likewise. */
  readonly scripts: readonly string[];
  /** Widgets that threw; the spec's error box stands in their place. */
  readonly widgetErrors: readonly WidgetError[];
  /** Hashes of drawings that the page would hold if `drawings` knew them. */
  readonly wantedDrawings: readonly string[];
}

export interface WidgetError {
  readonly widgetId: string;
  readonly widgetType: string;
  readonly error: unknown;
}

export type RenderedFragment = Pick<RenderedPage, 'html' | 'widgetErrors' | 'wantedDrawings'>;

/** The server's one door to the runtime. */
export interface Renderer {
  needs(version: PageVersion): PageNeeds;
  /** Reads what the page's widgets show. Rejects when a service does not answer. */
  loadData(version: PageVersion & PageRequest, api: ApiPort): Promise<QueryResults>;
  /** What one valid widget shows at an address, for a browser that draws it. Rejects when a service does not answer. */
  loadAnswers(widget: AnyWidget, request: PageRequest, api: ApiPort): Promise<QueryAnswers>;
  renderPage(input: RenderInput): RenderedPage;
  /** One widget of the page without the page around it; undefined where the page does not show it. */
  renderFragment(input: RenderInput, widgetId: string): RenderedFragment | undefined;
  /** What a widget shows in a frame of its own; undefined where the page shows no such widget. */
  renderFrame(input: RenderInput, widgetId: string): RenderedFrame | undefined;
}
