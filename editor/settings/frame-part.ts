import { isEqual } from 'lodash-es';
import { traitsOf } from '#schemas/documents/widget-traits.ts';
import type { EditedPage, EditedWidget } from '../document/edited-page.ts';

/** A header or footer, with the pages that have the very same. */
export interface FramePart {
  readonly type: string;
  readonly content: EditedWidget['content'];
  readonly uses: readonly FrameUse[];
}

export interface FrameUse {
  readonly pageId: string;
  readonly widgetId: string;
}

/** Names a header or footer by the places where it stands, whatever it says. */
export function framePartKey({ type, uses }: FramePart): string {
  return [type, ...uses.map(({ pageId, widgetId }) => `${pageId}/${widgetId}`)].join(' ');
}

/** Headers and footers of pages by what they say, those of most pages first. */
export function gatherFrameParts(pages: readonly EditedPage[]): readonly FramePart[] {
  const parts: { type: string; content: EditedWidget['content']; uses: FrameUse[] }[] = [];
  for (const { head, widgets, widgetIds } of pages)
    for (const id of widgetIds) {
      const widget = widgets[id];
      if (!widget || traitsOf(widget.type).landmark === undefined) continue;
      const { type, content } = widget;
      const use = { pageId: head.id, widgetId: id };
      const same = parts.find((part) => part.type === type && isEqual(part.content, content));
      if (same) same.uses.push(use);
      else parts.push({ type, content, uses: [use] });
    }
  return parts.sort((a, b) => b.uses.length - a.uses.length);
}
