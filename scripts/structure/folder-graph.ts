import type { SourceFile } from './read-sources.ts';

/** Names of nodes and those that each imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which folder imports which, folders within folders counted as folders of their own. */
export function folderGraph(files: readonly SourceFile[]): Graph {
  const folderOf = new Map(files.map((file) => [file.path, file.folder]));
  const graph = new Map<string, Set<string>>();
  for (const { folder, imports } of files) {
    const targets = graph.get(folder) ?? new Set<string>();
    graph.set(folder, targets);
    for (const file of imports) {
      const target = folderOf.get(file);
      if (target !== undefined && target !== folder) targets.add(target);
    }
  }
  return graph;
}

export function fileGraph(files: readonly SourceFile[]): Graph {
  return new Map(files.map((file) => [file.path, new Set(file.imports)]));
}

/** Groups of nodes that reach one another, largest first (Tarjan's strongly connected components). */
export function findKnots(graph: Graph): string[][] {
  const found = new Map<string, { index: number; low: number; open: boolean }>();
  const stack: string[] = [];
  const knots: string[][] = [];
  for (const node of graph.keys()) if (!found.has(node)) visit(node);
  return knots.sort((a, b) => b.length - a.length);

  function visit(node: string): { index: number; low: number; open: boolean } {
    const state = { index: found.size, low: found.size, open: true };
    found.set(node, state);
    stack.push(node);
    for (const target of graph.get(node) ?? []) {
      if (!graph.has(target)) continue;
      const known = found.get(target);
      if (known?.open) state.low = Math.min(state.low, known.index);
      if (!known) state.low = Math.min(state.low, visit(target).low);
    }
    if (state.low === state.index) close(node);
    return state;
  }

  function close(root: string): void {
    const knot = stack.splice(stack.lastIndexOf(root));
    for (const node of knot) {
      const state = found.get(node);
      if (state) state.open = false;
    }
    if (knot.length > 1) knots.push(knot.sort());
  }
}
