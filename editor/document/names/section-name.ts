import { blockTitle } from '#schemas/fields/block-name.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import type { EditedPage } from '../edited-page.ts';
import { isContainer, subtreeOf } from '../page-structure.ts';
import { nodeLabel } from './node-names.ts';

/** A section told apart from others of its kind by the first title in it. */
export function sectionName(page: EditedPage, id: string, language: Language): string {
  if (id === page.rootId) return formatMessage(language, 'canvas.node.page');
  const name = nodeLabel(page, id, language);
  const title = isContainer(page.sections[id]) ? titleIn(page, id) : undefined;
  return title === undefined ? name : formatMessage(language, 'drag.titled', { name, title });
}

function titleIn({ sections, widgets }: EditedPage, id: string): string | undefined {
  for (const below of subtreeOf(sections, id)) {
    const widget = widgets[sections[below]?.widgetId ?? ''];
    const title = widget && blockTitle(widget);
    if (title !== undefined) return title;
  }
  return undefined;
}
