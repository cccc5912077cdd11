import { isOfKind } from '../../fields/field-kinds.ts';
import type { Change, ChangedNode, FieldChanged } from './change.ts';
import type { ComparableWidget } from './comparable-page.ts';
import { type PageNodes, type WidgetEntry, widgetNamed } from './page-nodes.ts';
import type { PairedNodes } from './pair-nodes.ts';
import { showsAnother } from './section-changes.ts';
import { type ValueChange, valueChanges } from './value-changes.ts';

/** What happened to a widget of the later state. */
export function widgetChanges(entry: WidgetEntry, { before, after }: PairedNodes): Change[] {
  const old = before.widgets.get(entry.key);
  if (!old) {
    return isToldBySection(entry, before) ? [] : [{ kind: 'added', ...changedNode(entry) }];
  }
  const node = changedNode(entry);
  if (old.widget.type !== entry.widget.type) {
    return [{ kind: 'type', ...node, before: old.widget.type, after: entry.widget.type }];
  }
  return valueChanges(ownFields(old.widget), ownFields(entry.widget), '').map((change) => ({
    kind: 'field',
    ...node,
    ...change,
    ...namedWidgets(change, { node, before, after }),
  }));
}

/** Widgets that only the earlier state has. */
export function removedWidgets({ before, after }: PairedNodes): Change[] {
  return [...before.widgets.values()]
    .filter((entry) => !after.widgets.has(entry.key) && !isToldBySection(entry, after))
    .map((entry) => ({ kind: 'removed', ...changedNode(entry) }));
}

/** A widget that came or went with its section, or in whose place its section shows another. */
function isToldBySection({ ownSection }: WidgetEntry, other: PageNodes): boolean {
  if (!ownSection) return false;
  const counterpart = other.sections.get(ownSection.key);
  return counterpart === undefined || showsAnother(ownSection, counterpart);
}

function changedNode({ name, ownSection }: WidgetEntry): ChangedNode {
  return ownSection ? { ...name, partnerId: ownSection.section.sectionId } : name;
}

/** Without the version of its format: what a widget says stays the same when it is brought up to date. */
function ownFields({ id: _, type: __, version: ___, ...fields }: ComparableWidget): object {
  return fields;
}

interface Naming {
  readonly node: ChangedNode;
  readonly before: PageNodes;
  readonly after: PageNodes;
}

/** People know the widgets that a field names by their words, not by their ids. */
function namedWidgets(
  change: ValueChange,
  { node, before, after }: Naming,
): Pick<FieldChanged, 'beforeNode' | 'afterNode'> {
  if (!isOfKind(node.type, change.pointer, 'WidgetRef')) return {};
  const beforeNode = nameOf(change.before, before);
  const afterNode = nameOf(change.after, after);
  return { ...(beforeNode && { beforeNode }), ...(afterNode && { afterNode }) };
}

function nameOf(id: unknown, nodes: PageNodes) {
  return typeof id === 'string' ? widgetNamed(nodes, id) : undefined;
}
