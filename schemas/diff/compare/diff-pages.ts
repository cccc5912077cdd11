import type { Change, ChangedNode, FieldChanged } from './change.ts';
import type { ComparablePage } from './comparable-page.ts';
import { type PairedNodes, pairNodes } from './pair-nodes.ts';
import { removedSections, sectionChanges } from './section-changes.ts';
import { valueChanges } from './value-changes.ts';
import { removedWidgets, widgetChanges } from './widget-changes.ts';

/**
 * What changed between two states of a page, by node: its own fields, then sections in the order of the
 * layout, each with the widget that only it shows, then other widgets, then what is gone. None exactly
 * when the pages are equal, but for the order of keys. Moves are the fewest that explain the order.
 */
export function diffPages(before: ComparablePage, after: ComparablePage): Change[] {
  const nodes = pairNodes(before, after);
  const placed = [...nodes.after.sections.values()].flatMap((entry) => [
    ...sectionChanges(entry, nodes),
    ...(entry.ownWidget ? widgetChanges(entry.ownWidget, nodes) : []),
  ]);
  const others = [...nodes.after.widgets.values()].filter(({ ownSection }) => !ownSection);
  return [
    ...pageChanges(before, after),
    ...placed,
    ...others.flatMap((entry) => widgetChanges(entry, nodes)),
    ...removedSections(nodes),
    ...removedWidgets(nodes),
    ...orderChanges(nodes, pageNode(after)),
  ];
}

function pageChanges(before: ComparablePage, after: ComparablePage): FieldChanged[] {
  const node = pageNode(after);
  return valueChanges(ownFields(before), ownFields(after), '').map((change) => ({
    kind: 'field',
    ...node,
    ...change,
  }));
}

function ownFields({ metadata, widgets: _, ...fields }: ComparablePage): object {
  const { layout: __, ...rest } = metadata;
  return { ...fields, metadata: rest };
}

/** Pages that compare have an id; drafts need not. */
function pageNode(page: ComparablePage & { readonly id?: unknown }): ChangedNode {
  return { nodeId: typeof page.id === 'string' ? page.id : '', nodeKind: 'page' };
}

function orderChanges({ before, after }: PairedNodes, node: ChangedNode): Change[] {
  const old = [...before.widgets.keys()].filter((key) => after.widgets.has(key));
  const now = [...after.widgets.keys()].filter((key) => before.widgets.has(key));
  return old.every((key, i) => key === now[i]) ? [] : [{ kind: 'order', ...node }];
}
