import { blockKind, blockText } from '#schemas/fields/block-name.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import type { EditedSection, EditedWidget } from '../edited-page.ts';

/** What a row says: the first text of what it shows, and beside it what kind of thing that is. */
export interface RowName {
  readonly name: string;
  /** Absent where the name is the kind itself. */
  readonly kind?: string;
  /** Of a type that this version does not know. */
  readonly isUnknown?: true;
}

export function widgetRowName(widget: EditedWidget, language: Language): RowName {
  const kind = blockKind(widget.type, language);
  if (kind === undefined) return { name: widget.type, isUnknown: true };
  const name = blockText(widget, 'row');
  return name === undefined ? { name: kind } : { name, kind };
}

export function containerRowName(section: EditedSection, language: Language): string {
  const count = section.childIds?.length ?? 0;
  const isRow = section.options?.childDirection === 'horizontal';
  if (count === 0)
    return formatMessage(language, isRow ? 'outline.row.empty' : 'outline.section.empty');
  return formatMessage(language, isRow ? 'outline.row' : 'outline.section', { count });
}
