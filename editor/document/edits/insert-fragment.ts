import type { Draft } from 'immer';
import type { SectionNode } from '#schemas/documents/documents.ts';
import type { MessageKey } from '../../ui/messages/messages.ts';
import type { EditedPage, EditedSection } from '../edited-page.ts';
import { createNodeId } from '../node-id.ts';
import { fragmentOf, type PageFragment, reidentify } from '../page-fragment.ts';
import {
  accepts,
  hasRoomForWidgets,
  heightOfNode,
  placeOf,
  type SectionPlace,
  topmost,
} from '../page-structure.ts';
import type { PageEdit } from './page-edit.ts';

export interface Insertion {
  readonly fragment: PageFragment;
  readonly place: SectionPlace;
  readonly label: MessageKey;
  /** Whether it was taken out of this page before, and keeps its ids. */
  readonly isMoved?: boolean;
}

/** Puts a copy of a fragment between the children of a section; undefined where it does not fit there. */
export function insertFragment(
  page: EditedPage,
  { fragment, place, label, isMoved }: Insertion,
): PageEdit | undefined {
  const { sections, widgets } = reidentify(fragment, page, isMoved);
  const height = Math.max(0, ...sections.map(heightOfNode));
  const fits =
    sections.length > 0 &&
    hasRoomForWidgets(page, widgets.length) &&
    accepts(page, place.parentId, { height, count: sections.length });
  if (!fits) return undefined;
  return {
    label,
    select: sections.map(({ sectionId }) => sectionId),
    change(draft) {
      for (const widget of widgets) {
        draft.widgets[widget.id] = widget as Draft<typeof widget>;
        draft.widgetIds.push(widget.id);
      }
      for (const section of sections) addSection(draft, section, place.parentId);
      const parent = draft.sections[place.parentId];
      if (!parent) return;
      if (parent.widgetId !== undefined) moveWidgetDown(draft, parent);
      parent.childIds ??= [];
      parent.childIds.splice(place.index, 0, ...sections.map(({ sectionId }) => sectionId));
    },
  };
}

/** The widget of a root gets a section of its own, which others can stand beside. The root keeps its design. */
function moveWidgetDown(draft: Draft<EditedPage>, root: Draft<EditedSection>): void {
  const taken = new Set([...Object.keys(draft.sections), ...draft.widgetIds]);
  const id = createNodeId('section', taken);
  draft.sections[id] = { id, parentId: root.id, widgetId: root.widgetId ?? '' };
  delete root.widgetId;
  root.childIds = [id];
}

function addSection(draft: Draft<EditedPage>, node: SectionNode, parentId: string): void {
  const { sectionId, widgetId, subSections, options } = node;
  const section: EditedSection = {
    id: sectionId,
    parentId,
    ...(widgetId !== undefined && { widgetId }),
    ...(subSections && { childIds: subSections.map((child) => child.sectionId) }),
    ...(options !== undefined && { options }),
  };
  draft.sections[sectionId] = section as Draft<EditedSection>;
  for (const child of subSections ?? []) addSection(draft, child, sectionId);
}

/** Copies of the sections, behind the last of them. */
export function duplicateSections(page: EditedPage, ids: readonly string[]): PageEdit | undefined {
  const copied = topmost(page, ids).filter((id) => id !== page.rootId);
  const place = placeOf(page.sections, copied.at(-1) ?? '');
  if (!place) return undefined;
  return insertFragment(page, {
    fragment: fragmentOf(page, copied),
    place: { parentId: place.parentId, index: place.index + 1 },
    label: 'edit.duplicate',
  });
}
