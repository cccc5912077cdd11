// The server's one door to the runtime.
import { serverRegistry } from './generated/server-registry.ts';
import type { ClientEntries } from './server/client-entries.ts';
import { renderPage } from './server/render-page.tsx';
import type { Renderer } from './server/renderer.ts';

export {
  allowedAttributes,
  allowedSchemes,
  allowedTags,
  externalLink,
  internalLink,
} from './html/allow-list.ts';
export type { SafeHtml, Sanitise } from './html/safe-html.ts';
export { type SafePage, sanitisePage } from './html/safe-page.ts';
export { toSitePath } from './page/site-path.ts';
export {
  type Asset,
  type AssetIndex,
  DERIVATIVE_FORMATS,
  DERIVATIVE_WIDTHS,
  derivativeWidths,
  isRaster,
} from './picture/asset-index.ts';
export type { ClientEntries } from './server/client-entries.ts';
export type { RenderedPage, Renderer, RenderInput, WidgetError } from './server/renderer.ts';

export function createRenderer(clientEntries: ClientEntries): Renderer {
  return { renderPage: (input) => renderPage(input, { registry: serverRegistry, clientEntries }) };
}
