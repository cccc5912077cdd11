import { referencesOf } from '#schemas/fields/widget-references.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import type { EditedPage, EditedWidget } from '../document/edited-page.ts';
import { hasWidgetRoot } from '../document/page-structure.ts';

/** A section, or a widget that stands in another widget, as a row of the outline. */
export interface OutlineRow {
  readonly id: string;
  readonly kind: 'section' | 'widget';
  /** 1 for the sections of the page itself. */
  readonly level: number;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly setSize: number;
  /** Undefined where there is nothing to expand. */
  readonly isExpanded: boolean | undefined;
}

interface OutlineNode {
  readonly id: string;
  readonly kind: OutlineRow['kind'];
  readonly children: readonly OutlineNode[];
}

export type IsExpanded = (id: string, level: number) => boolean;

/** The rows that show, from top to bottom: what is in a closed one is left out. */
export function outlineRows(page: EditedPage, isExpanded: IsExpanded): readonly OutlineRow[] {
  const rows: OutlineRow[] = [];
  const add = (nodes: readonly OutlineNode[], level: number) =>
    nodes.forEach(({ id, kind, children }, index) => {
      const hasChildren = children.length > 0;
      const expanded = hasChildren ? isExpanded(id, level) : undefined;
      const position = index + 1;
      rows.push({ id, kind, level, position, setSize: nodes.length, isExpanded: expanded });
      if (expanded) add(children, level + 1);
    });
  add(topNodes(page), 1);
  return rows;
}

/** The sections of the page itself; the root where that shows a widget. */
function topNodes(page: EditedPage): readonly OutlineNode[] {
  const nodes = outlineNodes(page, page.rootId);
  return hasWidgetRoot(page) ? [{ id: page.rootId, kind: 'section', children: nodes }] : nodes;
}

/** The section's children; for one that shows a widget, the widgets that stand in that. */
function outlineNodes(page: EditedPage, sectionId: string): readonly OutlineNode[] {
  const { childIds = [], widgetId = '' } = page.sections[sectionId] ?? {};
  const inWidget = embeddedIn(page, widgetId, new Set([widgetId]));
  const sections = childIds.map((id) => ({
    id,
    kind: 'section' as const,
    children: outlineNodes(page, id),
  }));
  return [...sections, ...inWidget];
}

/** @param seen ids that stand above or before: a widget that names itself is not followed for ever */
function embeddedIn(page: EditedPage, widgetId: string, seen: Set<string>): readonly OutlineNode[] {
  const widget = page.widgets[widgetId];
  if (!widget || !refersToWidgets(widget)) return [];
  const ids = referencesOf(widget).filter(
    (id) => page.widgets[id] && !seen.has(id) && seen.add(id),
  );
  return ids.map((id) => ({ id, kind: 'widget', children: embeddedIn(page, id, seen) }));
}

/** Whether widgets of this type may name others. */
export function refersToWidgets({ type }: EditedWidget): boolean {
  return Object.hasOwn(fieldPaths, type) && fieldPaths[type]?.WidgetRef !== undefined;
}

/** Ids of rows around a node, outermost first; its own is not among them. */
export function rowsAround(page: EditedPage, id: string): readonly string[] {
  const path = findPath(topNodes(page), id);
  return path?.slice(0, -1) ?? [];
}

/** A node with all below it, widgets and the sections that show them alike: whose problems a closed row tells. */
export function idsBelow(
  page: EditedPage,
  row: Pick<OutlineRow, 'id' | 'kind'>,
): readonly string[] {
  const { id, kind } = row;
  const widgetId = kind === 'widget' ? id : page.sections[id]?.widgetId;
  const own = kind === 'section' && widgetId !== undefined ? [id, widgetId] : [id];
  const nodes = kind === 'widget' ? embeddedIn(page, id, new Set([id])) : outlineNodes(page, id);
  return [...own, ...nodes.flatMap((node) => idsBelow(page, node))];
}

function findPath(nodes: readonly OutlineNode[], id: string): readonly string[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [id];
    const below = findPath(node.children, id);
    if (below) return [node.id, ...below];
  }
  return undefined;
}
