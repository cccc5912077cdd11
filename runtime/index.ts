// The editor's one door to the runtime.

export {
  allowedAttributes,
  allowedTags,
  externalLink,
  internalLink,
} from '#schemas/text/allowed-html.ts';
export { LINE_BLOCK, toKnownBlocks, toLineBreaks } from '#schemas/text/separate-blocks.ts';
export type { FormPresentation } from './apply/form-preview.tsx';
export { loadFormPreview } from './apply/load-form-preview.ts';
export { assetHref } from './assets/asset-href.ts';
export type { AssetIndex } from './assets/asset-index.ts';
export { CanvasAnswers } from './canvas/canvas-answers.tsx';
export { isDrawnLater, loadLaterWidgets } from './canvas/canvas-registry.ts';
export { CanvasWidget } from './canvas/canvas-widget.tsx';
export { PageCanvas } from './canvas/page-canvas.tsx';
export { toSitePath } from './context/site-path.ts';
export type { SafeHtml, Sanitise } from './html/safe-html.ts';
export { sanitiseWidget } from './html/safe-page.ts';
export { defaultMessages } from './messages/messages.ts';
export { splitByLandmark } from './page/landmarks.ts';
export { PageLandmarks } from './page/page-view.tsx';
export { SectionBox } from './page/section-view.tsx';
export { MissingWidget } from './page/widget-notice.tsx';
export { Icon } from './parts/icon.tsx';
export { toDrawableOptions } from './style/drawable-options.ts';
export {
  ownSectionCss,
  type RowOfSections,
  rowOf,
  sectionElementId,
  spanCss,
} from './style/section-css.ts';
