import type { EditedPage } from '../../document/edited-page.ts';
import { sectionName } from '../../document/names/section-name.ts';
import type { SectionPlace } from '../../document/page-structure.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import type { DragPayload } from './drag-payload.ts';

/** What is said of a drag, on the page as it is before a drop. */
export interface Announced {
  readonly page: EditedPage;
  readonly payload: DragPayload;
  readonly language: Language;
}

export function liftedText(announced: Announced, place: SectionPlace): string {
  return say(announced, 'drag.lifted', positionText(announced, place));
}

export function droppedText(announced: Announced, place: SectionPlace): string {
  return say(announced, 'drag.dropped', positionText(announced, place));
}

export function cancelledText(announced: Announced): string {
  return say(announced, 'drag.cancelled', '');
}

/** "Position 2 of 5 in Section «Benefits»", counted as if what is dragged had left its place. */
export function positionText(
  { page, payload, language }: Announced,
  { parentId, index }: SectionPlace,
): string {
  const { widgetId, childIds } = page.sections[parentId] ?? {};
  // The widget that a root shows itself will have a section of its own.
  const children = childIds ?? (widgetId === undefined ? [] : [widgetId]);
  const stays = (id: string) => !payload.movedIds.includes(id);
  return formatMessage(language, 'drag.position', {
    position: children.slice(0, index).filter(stays).length + 1,
    count: children.filter(stays).length + 1,
    zone: sectionName(page, parentId, language),
  });
}

function say(
  { payload, language }: Announced,
  key: 'drag.lifted' | 'drag.dropped' | 'drag.cancelled',
  position: string,
): string {
  return formatMessage(language, key, { thing: payload.label, position });
}
