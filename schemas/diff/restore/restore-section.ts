import { isEqual } from 'lodash-es';
import type { PageDocument, SectionNode } from '../../documents/documents.ts';
import { visitSections } from '../../documents/layout.ts';
import { parsePage } from '../../parse/parse-page.ts';
import { fail, ok, type Result } from '../../problems/result.ts';
import type { RestoreProblem } from './restore-problem.ts';
import { restoreWidgets } from './restore-widgets.ts';

/**
 * A page with one of its sections as an older version had it: the section's whole subtree and the widgets
 * that it shows, also through tabs. Where the section is gone it goes back beside its old neighbours.
 * Sections of the subtree that stand elsewhere by now are taken from there, and what they hold beside
 * takes their place. Widgets that nothing shows any more go. All else stays, and stays the same object.
 */
export function restoreSection(
  current: PageDocument,
  old: PageDocument,
  sectionId: string,
): Result<PageDocument, RestoreProblem> {
  const section = sectionWithId(old.metadata.layout, sectionId);
  if (!section) return fail({ code: 'section-not-found', nodeId: sectionId });
  const layout = restoreLayout(current.metadata.layout, old.metadata.layout, section);
  if (!layout.ok) return layout;
  const widgets = restoreWidgets({ current, old, section, layout: layout.value });
  const page = withParts(current, layout.value, widgets);
  return checked(page, current, section);
}

function restoreLayout(
  current: SectionNode,
  old: SectionNode,
  section: SectionNode,
): Result<SectionNode, RestoreProblem> {
  if (section === old) return ok(isEqual(current, old) ? current : old);
  const taken = widgetIdsOf(section);
  const { sectionId } = section;
  if (current.sectionId !== sectionId && taken.has(current.sectionId)) {
    return fail({ code: 'root-inside', nodeId: sectionId });
  }
  if (sectionWithId(current, sectionId)) return ok(replaceIn(current, { section, taken }));
  const place = placeForMissing(current, old, sectionId);
  if (!place) return fail({ code: 'no-place', nodeId: sectionId });
  return ok(replaceIn(current, { section, taken, place }));
}

/** The page itself where nothing changed. */
function withParts(
  page: PageDocument,
  layout: SectionNode,
  widgets: PageDocument['widgets'],
): PageDocument {
  if (layout === page.metadata.layout && widgets === page.widgets) return page;
  return { ...page, metadata: { ...page.metadata, layout }, widgets };
}

/** Two valid pages can make one that is too deep or too long, or that names two nodes alike. */
function checked(
  page: PageDocument,
  current: PageDocument,
  { sectionId }: SectionNode,
): Result<PageDocument, RestoreProblem> {
  const parsed = parsePage(page);
  if (!parsed.ok) return fail({ code: 'invalid', nodeId: sectionId, problems: parsed.problems });
  const known = new Set(sharedIds(current));
  const taken = sharedIds(page).find((id) => !known.has(id));
  return taken === undefined ? ok(page) : fail({ code: 'id-taken', nodeId: taken });
}

/** Ids that both a section and a widget bear. */
function sharedIds({ metadata, widgets }: PageDocument): string[] {
  const sections = widgetIdsOf(metadata.layout);
  return widgets.map(({ id }) => id).filter((id) => sections.has(id));
}

/**
 * Where a section goes back that a layout has no more: under its old parent, or else the nearest old
 * ancestor that is still there and holds sections, after the nearest old sibling there that is left.
 * Undefined when no section can hold it.
 */
function placeForMissing(
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

/** A place among the children of a section. */
interface InsertPlace {
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

export function widgetIdsOf(layout: SectionNode): Set<string> {
  return new Set(visitSections(layout).map(({ section }) => section.sectionId));
}

export function sectionWithId(layout: SectionNode, id: string): SectionNode | undefined {
  return visitSections(layout).find(({ section }) => section.sectionId === id)?.section;
}

/**
 * A layout with a section in place of the one of its id, or at `place`. Other bearers of its ids give way
 * to their children. Sections without any change below them stay the same objects.
 */
function replaceIn(layout: SectionNode, replacement: Replacement): SectionNode {
  const { section } = replacement;
  if (layout.sectionId === section.sectionId) return isEqual(layout, section) ? layout : section;
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
