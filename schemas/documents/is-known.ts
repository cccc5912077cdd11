import type { AnyWidget, Widget } from './documents.ts';
import { currentVersion, isNewer } from './widget-version.ts';

/** Narrows a widget to the types, and the versions of them, that this installation knows. */
export function isKnown(widget: AnyWidget): widget is Widget {
  return currentVersion(widget.type) !== undefined && !isNewer(widget);
}
