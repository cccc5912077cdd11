// The editor's one door to the runtime.
export {
  allowedAttributes,
  allowedTags,
  externalLink,
  internalLink,
} from './html/allow-list.ts';
export type { SafeHtml, Sanitise } from './html/safe-html.ts';
export { sanitiseWidget } from './html/safe-page.ts';
export { Icon } from './icon/icon.tsx';
export { defaultMessages } from './messages/messages.ts';
export { isDrawnLater, loadLaterWidgets } from './page/canvas-registry.ts';
export { CanvasWidget } from './page/canvas-widget.tsx';
export { splitByLandmark } from './page/landmarks.ts';
export { landmarkOfType, PageCanvas } from './page/page-canvas.tsx';
export { PageLandmarks } from './page/page-view.tsx';
export { SectionBox } from './page/section-view.tsx';
export { toSitePath } from './page/site-path.ts';
export { MissingWidget } from './page/widget-notice.tsx';
export { assetHref } from './picture/asset-href.ts';
export type { AssetIndex } from './picture/asset-index.ts';
export { toDrawableOptions } from './style/drawable-options.ts';
export {
  ownSectionCss,
  type RowOfSections,
  rowOf,
  sectionElementId,
  spanCss,
} from './style/section-css.ts';
