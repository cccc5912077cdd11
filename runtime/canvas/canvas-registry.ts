// In the order of the served page's stylesheet: where two rules weigh the same, the later wins. Those of
// the widgets follow.
import '../style/base.css';
import '../page/section.module.css';
import '../page/page.module.css';
import '../parts/block-heading.module.css';
import '../html/html.module.css';
import '../page/widget-notice.module.css';
import { currentVersion } from '#schemas/documents/widget-version.ts';
import { editorRegistry } from '../generated/editor-registry.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';

const widgets = new Map<string, RegisteredWidget>(editorRegistry);

/** The widgets that the canvas can draw by now. It grows once, when `loadLaterWidgets` is done. */
export const canvasRegistry: WidgetRegistry = widgets;

/** Whether widgets of a type can be drawn after `loadLaterWidgets` alone. The answer for a type never changes. */
export function isDrawnLater(type: string): boolean {
  return currentVersion(type) !== undefined && !editorRegistry.has(type);
}

/** Loads what draws the widgets that few pages have. Rejects where it cannot be loaded; asking again tries again. */
export async function loadLaterWidgets(): Promise<void> {
  const { laterEditorRegistry } = await import('../generated/later-editor-registry.ts');
  for (const [type, widget] of laterEditorRegistry) widgets.set(type, widget);
}
