import type { SectionNode } from '../documents.ts';
import { type InsertPlace, sectionWithId } from './layout-edit.ts';

/**
 * Where a section goes back that a layout has no more: under its old parent, or else the nearest old
 * ancestor that is still there and holds sections, after the nearest old sibling there that is left.
 * Undefined when no section can hold it.
 */
export function placeForMissing(
  current: SectionNode,
  old: SectionNode,
  sectionId: string,
): InsertPlace | undefined {
  const path = pathTo(old, sectionId) ?? [];
  for (let depth = path.length - 2; depth >= 0; depth -= 1) {
    const [ancestor, child] = [path[depth], path[depth + 1]];
    const parent = ancestor && sectionWithId(current, ancestor.sectionId);
    if (child && canHold(parent)) return placeIn(parent, siblingsUpTo(ancestor, child));
  }
  return canHold(current) ? placeIn(current, []) : undefined;
}

/** The sections from the root of a layout to one of its sections. */
function pathTo(layout: SectionNode, sectionId: string): SectionNode[] | undefined {
  if (layout.sectionId === sectionId) return [layout];
  for (const child of layout.subSections ?? []) {
    const path = pathTo(child, sectionId);
    if (path) return [layout, ...path];
  }
  return undefined;
}

/** A section that shows a widget cannot hold others. */
function canHold(section: SectionNode | undefined): section is SectionNode {
  return section !== undefined && section.widgetId === undefined;
}

/** Ids of the old children up to the one on the way, the last first. */
function siblingsUpTo(parent: SectionNode | undefined, child: SectionNode): string[] {
  const siblings = parent?.subSections ?? [];
  return siblings
    .slice(0, siblings.indexOf(child) + 1)
    .map(({ sectionId }) => sectionId)
    .reverse();
}

function placeIn(parent: SectionNode, candidates: readonly string[]): InsertPlace {
  const present = new Set((parent.subSections ?? []).map(({ sectionId }) => sectionId));
  const previousId = candidates.find((id) => present.has(id));
  return { parentId: parent.sectionId, previousId };
}
