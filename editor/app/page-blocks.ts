import { blockText } from '#schemas/fields/block-name.ts';
import { textsIn } from '#schemas/rules/engine/texts-in.ts';
import { toPlainText } from '#schemas/text/plain-text.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { widgetKind } from '../document/names/node-names.ts';
import type { Language } from '../ui/messages/messages.ts';

interface PageBlock {
  readonly id: string;
  /** What it says first, or what kind of block it is. */
  readonly name: string;
  readonly kind: string;
  /** All that it says, without markup. */
  readonly words: string;
}

/** The blocks of a page in the order of its widgets, by their words. */
export function pageBlocks({ widgetIds, widgets }: EditedPage, language: Language): PageBlock[] {
  return widgetIds.flatMap((id) => {
    const widget = widgets[id];
    if (!widget) return [];
    const kind = widgetKind(widget.type, language);
    const words = textsIn(widget.content, '').map(({ text }) => toPlainText(text));
    return [{ id, name: blockText(widget, 'row') ?? kind, kind, words: words.join(' ') }];
  });
}
