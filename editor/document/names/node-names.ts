import { blockKind } from '#schemas/fields/block-name.ts';
import { useLanguage } from '../../ui/language/use-message.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import type { EditedPage } from '../edited-page.ts';
import { widgetAt } from '../page-structure.ts';
import { usePagePart } from '../store/page-editor-context.ts';

/** The kind of a section or widget: its type's name, or what it is to the page. */
export function nodeLabel(page: EditedPage, id: string, language: Language): string {
  const widget = widgetAt(page, id);
  if (widget) return widgetKind(widget.type, language);
  if (id === page.rootId) return formatMessage(language, 'canvas.node.page');
  const isRow = page.sections[id]?.options?.childDirection === 'horizontal';
  return formatMessage(language, isRow ? 'canvas.node.row' : 'canvas.node.section');
}

export function useNodeLabel(id: string): string {
  const { language } = useLanguage();
  return usePagePart('', (page) => nodeLabel(page, id, language));
}

/** What people call a type of widget; the type itself where nobody knows it. */
export function widgetKind(type: string, language: Language): string {
  return blockKind(type, language) ?? type;
}
