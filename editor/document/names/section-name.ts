import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import type { EditedPage, EditedWidget } from '../edited-page.ts';
import { isContainer, subtreeOf } from '../page-structure.ts';
import { nodeLabel } from './node-label.ts';

/** Fields that are a widget's title, by the names that the schemas give them. */
const TITLES = ['heading', 'title'];

const LONGEST_TITLE = 40;

/** What people call a section, told apart from others of its kind by the first title in it. */
export function sectionName(page: EditedPage, id: string, language: Language): string {
  if (id === page.rootId) return formatMessage(language, 'canvas.node.page');
  const name = nodeLabel(page, id, language);
  const isTitled = isContainer(page.sections[id]);
  const title = isTitled ? titleIn(page, id) : undefined;
  return title === undefined ? name : formatMessage(language, 'drag.titled', { name, title });
}

function titleIn({ sections, widgets }: EditedPage, id: string): string | undefined {
  for (const below of subtreeOf(sections, id)) {
    const widget = widgets[sections[below]?.widgetId ?? ''];
    const title = widget && titleOf(widget);
    if (title) return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title;
  }
  return undefined;
}

function titleOf({ type, content }: EditedWidget): string | undefined {
  const fields = type === 'heading' ? ['text'] : TITLES;
  const title = fields.map((field) => content[field]).find((value) => typeof value === 'string');
  return typeof title === 'string' ? title.trim() : undefined;
}
