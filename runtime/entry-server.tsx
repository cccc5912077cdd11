// The server's one door to the runtime.
import { serverRegistry } from './generated/server-registry.ts';
import type { ClientEntries } from './server/client-entries.ts';
import { createRendererOf } from './server/create-renderer.tsx';
import type { Renderer } from './server/renderer.ts';

export {
  type Asset,
  type AssetIndex,
  DERIVATIVE_FORMATS,
  DERIVATIVE_WIDTHS,
  derivativeWidths,
  isRaster,
} from './assets/asset-index.ts';
export type { ListingPage } from './context/page-request.ts';
export type {
  ApiPort,
  AppliedJob,
  DraftRequest,
  FormRequest,
  FoundDraft,
  FoundForm,
  SafeJob,
} from './data/api-port.ts';
export { canonicalQuery } from './data/canonical-query.ts';
export type { QueryResults } from './data/query.ts';
export type { SafeHtml, Sanitise } from './html/safe-html.ts';
export { type SafePage, sanitisePage } from './html/safe-page.ts';
export { createMessages, fillMessage, type PageMessageKey } from './messages/messages.ts';
export type { Drawing, Drawings, DrawnShapes } from './picture/held-pictures.ts';
export type { FoundPlace } from './search/location-option.ts';
export { answerTextsOf, createAnswerReader, createAnswerWording } from './server/answer-wording.ts';
export type { ClientEntries } from './server/client-entries.ts';
export { type HeadPicture, headPictures } from './server/head-picture.ts';
export * from './server/html-rules.ts';
export type {
  PageVersion,
  RenderedFragment,
  RenderedPage,
  Renderer,
  RenderInput,
  WidgetError,
} from './server/renderer.ts';
export type { RenderedFrame } from './widget/registered-widget.ts';

export function createRenderer(clientEntries: ClientEntries): Renderer {
  return createRendererOf({ registry: serverRegistry, clientEntries });
}
