import type { SectionNode } from '../documents.ts';
import { isEqualJson } from '../is-equal-json.ts';
import { visitSections } from '../layout.ts';

/** A place among the children of a section. */
export interface InsertPlace {
  readonly parentId: string;
  /** The sibling that comes before; absent for the first place. */
  readonly previousId: string | undefined;
}

interface Replacement {
  readonly section: SectionNode;
  /** Ids of the section and of all below it. */
  readonly taken: ReadonlySet<string>;
  /** Where the section goes when the layout has none of its id. */
  readonly place?: InsertPlace;
}

export function idsOf(layout: SectionNode): Set<string> {
  return new Set(visitSections(layout).map(({ section }) => section.sectionId));
}

export function sectionWithId(layout: SectionNode, id: string): SectionNode | undefined {
  return visitSections(layout).find(({ section }) => section.sectionId === id)?.section;
}

/**
 * A layout with a section in place of the one of its id, or at `place`. Other bearers of its ids give way
 * to their children. Sections without any change below them stay the same objects.
 */
export function replaceIn(layout: SectionNode, replacement: Replacement): SectionNode {
  const { section } = replacement;
  if (layout.sectionId === section.sectionId)
    return isEqualJson(layout, section) ? layout : section;
  return withChildren(layout, replacement);
}

function withChildren(parent: SectionNode, replacement: Replacement): SectionNode {
  const { section, place } = replacement;
  const old = parent.subSections ?? [];
  const children = old.flatMap((child) => replaced(child, replacement));
  if (place?.parentId === parent.sectionId) {
    const previous = children.findIndex(({ sectionId }) => sectionId === place.previousId);
    children.splice(previous + 1, 0, section);
  }
  const isSame = children.length === old.length && children.every((child, i) => child === old[i]);
  return isSame ? parent : { ...parent, subSections: children };
}

function replaced(child: SectionNode, replacement: Replacement): SectionNode[] {
  const { section, taken } = replacement;
  if (child.sectionId === section.sectionId) return [replaceIn(child, replacement)];
  if (!taken.has(child.sectionId)) return [withChildren(child, replacement)];
  return (child.subSections ?? []).flatMap((inner) => replaced(inner, replacement));
}
