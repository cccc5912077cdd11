import type { Change, ChangedNode, NodeName, SectionShows } from './change.ts';
import type { ComparableSection } from './comparable-page.ts';
import { nodePlaceOf, type PageNodes, type SectionEntry, widgetNamed } from './page-nodes.ts';
import type { PairedNodes } from './pair-nodes.ts';
import { valueChanges } from './value-changes.ts';

/** What happened to a section of the later state, its children and widget left aside. */
export function sectionChanges(entry: SectionEntry, nodes: PairedNodes): Change[] {
  const old = nodes.before.sections.get(entry.key);
  if (!old)
    return [
      {
        kind: 'added',
        ...nodeComeOrGone(entry, nodes.before),
        place: nodePlaceOf(entry, nodes.before),
      },
    ];
  const node = changedNode(entry);
  return [
    ...moves(entry, old, nodes),
    ...shows(entry, old, nodes),
    ...valueChanges(ownFields(old, entry), ownFields(entry, old), '').map(
      (change): Change => ({ kind: 'field', ...node, ...change }),
    ),
  ];
}

/** Sections that only the earlier state has. */
export function removedSections({ before, after }: PairedNodes): Change[] {
  return [...before.sections.values()]
    .filter(({ key }) => !after.sections.has(key))
    .map((entry) => ({
      kind: 'removed',
      ...nodeComeOrGone(entry, after),
      place: nodePlaceOf(entry),
    }));
}

/** Whether a section that both states have shows another widget. */
export function showsAnother(entry: SectionEntry, other: SectionEntry): boolean {
  return entry.section.widgetId !== other.section.widgetId;
}

function changedNode({ name, ownWidget }: SectionEntry): ChangedNode {
  return ownWidget ? { ...name, partnerId: ownWidget.widget.id } : name;
}

/** A widget that was on the page already is no part of what came, and likewise of what went. */
function nodeComeOrGone(entry: SectionEntry, other: PageNodes): ChangedNode {
  const { ownWidget } = entry;
  return ownWidget && !other.widgets.has(ownWidget.key) ? changedNode(entry) : entry.name;
}

function moves(entry: SectionEntry, old: SectionEntry, nodes: PairedNodes): Change[] {
  const stays = entry.parent?.key === old.parent?.key && !nodes.reordered.has(entry.key);
  if (stays) return [];
  return [
    {
      kind: 'moved',
      ...changedNode(entry),
      from: nodePlaceOf(old),
      to: nodePlaceOf(entry, nodes.before),
    },
  ];
}

function shows(entry: SectionEntry, old: SectionEntry, nodes: PairedNodes): SectionShows[] {
  if (!showsAnother(entry, old)) return [];
  const before = shownName(old.section, nodes.before);
  const after = shownName(entry.section, nodes.after);
  return [
    { kind: 'shows', ...changedNode(entry), ...(before && { before }), ...(after && { after }) },
  ];
}

function shownName({ widgetId }: ComparableSection, nodes: PageNodes): NodeName | undefined {
  if (widgetId === undefined) return undefined;
  return widgetNamed(nodes, widgetId) ?? { nodeId: widgetId, nodeKind: 'widget' };
}

/** A list without children and no list are no difference to a reader, unless nothing else is one. */
function ownFields({ section, children }: SectionEntry, other: SectionEntry): object {
  const { widgetId: _, subSections, ...fields } = section;
  const isEmpty = children.length === 0 && other.children.length === 0;
  return isEmpty && subSections ? { ...fields, subSections } : fields;
}
