// The editor's one door to the runtime.
export {
  allowedAttributes,
  allowedTags,
  externalLink,
  internalLink,
} from './html/allow-list.ts';
export type { SafeHtml, Sanitise } from './html/safe-html.ts';
export { type SafePage, sanitisePage } from './html/safe-page.ts';
export { PageCanvas, type PageCanvasProps } from './page/page-canvas.tsx';
export { toSitePath } from './page/site-path.ts';
export type { AssetIndex } from './picture/asset-index.ts';
