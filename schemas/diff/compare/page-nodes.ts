import { blockText } from '../../fields/block-name.ts';
import { referencesOf } from '../../fields/widget-references.ts';
import { childAt } from '../../json/json-pointer.ts';
import type { ChangePlace, NodeName } from './change.ts';
import type { ComparablePage, ComparableSection, ComparableWidget } from './comparable-page.ts';

/** A page as nodes by id, each aware of where it stands. */
export interface PageNodes {
  readonly root: SectionEntry;
  /** In document order, parents first. */
  readonly sections: Map<string, SectionEntry>;
  readonly widgets: ReadonlyMap<string, WidgetEntry>;
}

export interface SectionEntry {
  /** The id, and which of its bearers this is: ids of invalid drafts may repeat. */
  key: string;
  readonly section: ComparableSection;
  readonly name: NodeName;
  readonly parent: SectionEntry | undefined;
  readonly children: SectionEntry[];
  readonly index: number;
  /** The widget that nothing but this section shows. */
  ownWidget: WidgetEntry | undefined;
}

export interface WidgetEntry {
  readonly key: string;
  readonly widget: ComparableWidget;
  readonly name: NodeName;
  readonly index: number;
  /** The section that alone shows the widget. */
  ownSection: SectionEntry | undefined;
}

/** What people call a widget; undefined when the page has none of that id. */
export function widgetNamed(
  { widgets }: Pick<PageNodes, 'widgets'>,
  id: string,
): NodeName | undefined {
  return widgets.get(keyOfId(id))?.name;
}

/** Where a section stands, given the state before where there was one. */
export function nodePlaceOf({ parent, index }: SectionEntry, before?: PageNodes): ChangePlace {
  if (!parent) return { index };
  const previous = parent.children[index - 1]?.name;
  const next = parent.children[index + 1]?.name;
  return {
    parent: parent.name,
    ...(before && !before.sections.has(parent.key) && { isParentNew: true }),
    ...(previous && { previous }),
    ...(next && { next }),
    index,
    ...(isRow(parent.section) && { inRow: true }),
  };
}

export function nodesOf({ metadata, widgets }: ComparablePage): PageNodes {
  const entries = widgetEntries(widgets);
  const sections = new Map<string, SectionEntry>();
  const keyOf = createKeys();
  const root = addSection(metadata.layout, undefined, 0);
  pairOwners(sections, entries);
  return { root, sections, widgets: entries };

  function addSection(
    section: ComparableSection,
    parent: SectionEntry | undefined,
    index: number,
  ): SectionEntry {
    const children: SectionEntry[] = [];
    const name = sectionName(section, entries, parent === undefined);
    const key = keyOf(section.sectionId);
    const entry = { key, section, name, parent, children, index, ownWidget: undefined };
    sections.set(key, entry);
    for (const [i, child] of (section.subSections ?? []).entries()) {
      children.push(addSection(child, entry, i));
    }
    return entry;
  }
}

function widgetEntries(widgets: readonly ComparableWidget[]): Map<string, WidgetEntry> {
  const keyOf = createKeys();
  return new Map(
    widgets.map((widget, index) => {
      const key = keyOf(widget.id);
      return [key, { key, widget, name: widgetName(widget), index, ownSection: undefined }];
    }),
  );
}

/** Keys for ids in order; the n-th bearer of an id gets the same key in every page. */
function createKeys(): (id: string) => string {
  const counts = new Map<string, number>();
  return (id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return keyOfId(id, count);
  };
}

function keyOfId(id: string, bearer = 1): string {
  return `${bearer} ${id}`;
}

/** Section and widget become one thing where each is all that the other has. */
function pairOwners(
  sections: ReadonlyMap<string, SectionEntry>,
  widgets: ReadonlyMap<string, WidgetEntry>,
): void {
  const counts = new Map<string, number>();
  const ids = [
    ...[...sections.values()].flatMap(({ section }) => section.widgetId ?? []),
    ...[...widgets.values()].flatMap(({ widget }) => referencesOf(widget)),
  ];
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const entry of sections.values()) {
    const { widgetId } = entry.section;
    if (widgetId === undefined || counts.get(widgetId) !== 1) continue;
    const widget = widgets.get(keyOfId(widgetId));
    if (!widget) continue;
    entry.ownWidget = widget;
    widget.ownSection = entry;
  }
}

function widgetName({ id, type, content }: ComparableWidget): NodeName {
  const text = blockText({ type, content }, 'sentence');
  return { nodeId: id, nodeKind: 'widget', type, ...(text !== undefined && { text }) };
}

function sectionName(
  section: ComparableSection,
  widgets: ReadonlyMap<string, WidgetEntry>,
  isRoot: boolean,
): NodeName {
  const shown = widgetOf(section, widgets);
  const text = (shown ?? firstWidgetWithText(section, widgets))?.text;
  return {
    nodeId: section.sectionId,
    nodeKind: 'section',
    ...(shown?.type !== undefined && { type: shown.type }),
    ...(text !== undefined && !isRoot && { text }),
    ...(isRoot && { isRoot }),
  };
}

function widgetOf(
  { widgetId }: ComparableSection,
  widgets: ReadonlyMap<string, WidgetEntry>,
): NodeName | undefined {
  return widgetId === undefined ? undefined : widgets.get(keyOfId(widgetId))?.name;
}

/** A section of sections is known by the first words in it. */
function firstWidgetWithText(
  section: ComparableSection,
  widgets: ReadonlyMap<string, WidgetEntry>,
): NodeName | undefined {
  for (const child of section.subSections ?? []) {
    const own = widgetOf(child, widgets);
    const found = own?.text === undefined ? firstWidgetWithText(child, widgets) : own;
    if (found) return found;
  }
  return undefined;
}

function isRow(section: ComparableSection): boolean {
  return childAt(childAt(section, 'options'), 'childDirection') === 'horizontal';
}
