import { sanitiseWidget } from '#runtime/index.ts';
import type { AnyWidget } from '#schemas/documents/documents.ts';
import type { EditedWidget } from '../edited-page.ts';
import { createSanitiser } from './sanitise.ts';

export type WidgetSanitiser = (widget: EditedWidget) => AnyWidget;

/** Makes widgets safe to draw, each of them once: as long as a widget keeps its identity, so does the answer. */
export function createWidgetSanitiser(sitePrefix: string): WidgetSanitiser {
  const sanitise = createSanitiser(sitePrefix);
  const known = new WeakMap<EditedWidget, AnyWidget>();
  return (widget) => {
    const safe = known.get(widget) ?? sanitiseWidget(widget as AnyWidget, sanitise);
    known.set(widget, safe);
    return safe;
  };
}
