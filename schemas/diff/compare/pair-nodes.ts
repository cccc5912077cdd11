import type { ComparablePage } from './comparable-page.ts';
import { longestIncreasing } from './longest-increasing.ts';
import { nodesOf, type PageNodes, type SectionEntry } from './page-nodes.ts';

/** Two states of a page, in which equal keys are the same node. */
export interface PairedNodes {
  readonly before: PageNodes;
  readonly after: PageNodes;
  /** Keys of the fewest sections whose moves explain the new order among siblings of the same parent. */
  readonly reordered: ReadonlySet<string>;
}

export function pairNodes(before: ComparablePage, after: ComparablePage): PairedNodes {
  const old = nodesOf(before);
  const now = nodesOf(after);
  pairRoots(old, now);
  const reordered = [...now.sections.values()].flatMap((parent) => reorderedIn(parent, old));
  return { before: old, after: now, reordered: new Set(reordered) };
}

/** A root that only changed its id is still the root. */
function pairRoots(before: PageNodes, after: PageNodes): void {
  if (before.sections.has(after.root.key) || after.sections.has(before.root.key)) return;
  before.sections.delete(before.root.key);
  before.root.key = after.root.key;
  before.sections.set(before.root.key, before.root);
}

function reorderedIn(parent: SectionEntry, before: PageNodes): string[] {
  const stayed = parent.children.flatMap(({ key }) => {
    const old = before.sections.get(key);
    return old?.parent?.key === parent.key ? [{ key, index: old.index }] : [];
  });
  const kept = longestIncreasing(stayed.map(({ index }) => index));
  return stayed.flatMap(({ key }, position) => (kept.has(position) ? [] : [key]));
}
