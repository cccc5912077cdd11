import { type Node, parseTree } from 'jsonc-parser';
import { pointerTokens } from '#schemas/json/json-pointer.ts';
import type { Problem } from '#schemas/problems/problem.ts';

export interface Position {
  /** Both count from 1; columns in UTF-16 units, as editors count them. */
  readonly line: number;
  readonly column: number;
}

export type Locate = (problem: Problem) => Position;

/** Finds where problems of a text stand. The text is parsed once, when the first problem asks for it. */
export function createLocator(text: string): Locate {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  let tree: Node | undefined;
  return (problem) => {
    const { offset } = problem.params;
    if (typeof offset === 'number') return positionAt(offset, lineStarts);
    tree ??= parseTree(text);
    return positionAt(tree ? offsetOf(tree, problem) : 0, lineStarts);
  };
}

/** A property that should not be there is shown by its name, everything else by its value. */
function offsetOf(tree: Node, { code, pointer }: Problem): number {
  const node = deepestNode(tree, pointerTokens(pointer));
  if (code !== 'property-unknown') return node.offset;
  return node.parent?.children?.[0]?.offset ?? node.offset;
}

/** The value at the tokens, or the innermost one above it that exists. */
function deepestNode(tree: Node, tokens: readonly string[]): Node {
  let node = tree;
  for (const token of tokens) {
    const child = childOf(node, token);
    if (!child) break;
    node = child;
  }
  return node;
}

/** Of a repeated property the last one counts, as in JSON.parse. */
function childOf({ type, children = [] }: Node, token: string): Node | undefined {
  if (type === 'array') return children[Number(token)];
  return children.findLast((property) => property.children?.[0]?.value === token)?.children?.[1];
}

function positionAt(offset: number, lineStarts: readonly number[]): Position {
  const line = startsUpTo(offset, lineStarts);
  return { line, column: offset - (lineStarts[line - 1] ?? 0) + 1 };
}

/** How many lines begin at an offset or before it. */
function startsUpTo(offset: number, lineStarts: readonly number[]): number {
  let low = 0;
  let high = lineStarts.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((lineStarts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
