import type { SectionNode } from '#schemas/documents/documents.ts';
import { MAX_SECTION_DEPTH } from '#schemas/documents/layout.ts';
import type { EditedPage, EditedSection, EditedWidget } from './edited-page.ts';

/** Sections that one may hold directly (`maxItems` of section.schema.json). */
const MAX_CHILDREN = 100;

/** Widgets that a page may have (`maxItems` of page.schema.json). */
const MAX_WIDGETS = 2_000;

type Sections = EditedPage['sections'];

/** A place between the children of a section; `index` counts the gaps from 0. */
export interface SectionPlace {
  readonly parentId: string;
  readonly index: number;
}

/** The section that shows a widget; undefined for widgets that stand in other widgets. */
export function sectionShowing(page: EditedPage, widgetId: string): EditedSection | undefined {
  return Object.values(page.sections).find((section) => section.widgetId === widgetId);
}

/** The widget behind an id: its own, or that of the section that shows it. */
export function widgetAt(page: EditedPage, id: string): EditedWidget | undefined {
  const widgetId = page.sections[id]?.widgetId ?? id;
  return page.widgets[widgetId];
}

/** Ids from the root of the layout down to a section, its own last. */
export function pathTo(sections: Sections, id: string): readonly string[] {
  const path: string[] = [];
  for (let at = sections[id]; at; at = at.parentId === null ? undefined : sections[at.parentId])
    path.unshift(at.id);
  return path;
}

/** A section and all below it, parents before children, in document order. */
export function subtreeOf(sections: Sections, id: string): readonly string[] {
  const ids: string[] = [];
  gather(sections, id, ids);
  return ids;
}

function gather(sections: Sections, id: string, ids: string[]): void {
  ids.push(id);
  for (const child of sections[id]?.childIds ?? []) gather(sections, child, ids);
}

/** Levels of a section's subtree: 1 where it has no children. */
export function heightOf(sections: Sections, id: string): number {
  const children = sections[id]?.childIds ?? [];
  return 1 + Math.max(0, ...children.map((child) => heightOf(sections, child)));
}

/** The same of a section that is not part of a page. */
export function heightOfNode({ subSections = [] }: SectionNode): number {
  return 1 + Math.max(0, ...subSections.map(heightOfNode));
}

export function placeOf(sections: Sections, id: string): SectionPlace | undefined {
  const parentId = sections[id]?.parentId;
  if (parentId === undefined || parentId === null) return undefined;
  return { parentId, index: sections[parentId]?.childIds?.indexOf(id) ?? 0 };
}

/** A section that can hold others: it shows no widget. */
export function isContainer(section: EditedSection | undefined): boolean {
  return section !== undefined && section.widgetId === undefined;
}

/** A page whose root shows a widget itself: what comes beside it is put into sections of the root. */
export function hasWidgetRoot({ rootId, sections }: EditedPage): boolean {
  return sections[rootId]?.widgetId !== undefined;
}

/** Sections that the root of the layout has, or would have once it took one more. */
export function rootSize(page: EditedPage): number {
  return hasWidgetRoot(page) ? 1 : (page.sections[page.rootId]?.childIds?.length ?? 0);
}

/**
 * Whether a section accepts a number of others of this height among its children.
 * @param moved ids that would come from elsewhere on the page: they cannot stand in themselves
 */
export function accepts(
  page: EditedPage,
  parentId: string,
  {
    height = 1,
    count = 1,
    moved = [],
  }: {
    readonly height?: number;
    readonly count?: number;
    readonly moved?: readonly string[];
  },
): boolean {
  const parent = page.sections[parentId];
  const takesWidgetOut = parentId === page.rootId && hasWidgetRoot(page);
  if (!isContainer(parent) && !takesWidgetOut) return false;
  const path = pathTo(page.sections, parentId);
  const coming = count - moved.filter((id) => page.sections[id]?.parentId === parentId).length;
  return (
    path.length + height <= MAX_SECTION_DEPTH &&
    (takesWidgetOut ? 1 : (parent?.childIds?.length ?? 0)) + coming <= MAX_CHILDREN &&
    !moved.some((id) => path.includes(id))
  );
}

export function hasRoomForWidgets(page: EditedPage, count: number): boolean {
  return page.widgetIds.length + count <= MAX_WIDGETS;
}

/** Those of the ids that no other of them contains, in document order. */
export function topmost(page: EditedPage, ids: readonly string[]): readonly string[] {
  const [only] = ids;
  // Mostly one is selected, and then there is nothing to order.
  if (ids.length === 1 && only !== undefined) return page.sections[only] ? [only] : [];
  const wanted = new Set(ids);
  return subtreeOf(page.sections, page.rootId).filter(
    (id) =>
      wanted.has(id) &&
      !pathTo(page.sections, id)
        .slice(0, -1)
        .some((above) => wanted.has(above)),
  );
}
