import type { OutlineRow } from './outline-rows.ts';

/** What a key does in the outline: another row takes the focus, or rows are opened or closed. */
export type OutlineStep =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'expand'; readonly ids: readonly string[]; readonly isExpanded: boolean };

/** The keys of a tree (WAI-ARIA Authoring Practices); undefined for any other, and where one leads nowhere. */
export function outlineStep(
  rows: readonly OutlineRow[],
  at: number,
  key: string,
): OutlineStep | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const target = (index: number): OutlineStep | undefined => {
    const next = rows[index];
    return next && { kind: 'focus', id: next.id };
  };
  switch (key) {
    case 'ArrowDown':
      return target(at + 1);
    case 'ArrowUp':
      return target(at - 1);
    case 'Home':
      return target(0);
    case 'End':
      return target(rows.length - 1);
    case 'ArrowRight':
      if (row.isExpanded === false) return { kind: 'expand', ids: [row.id], isExpanded: true };
      return row.isExpanded ? target(at + 1) : undefined;
    case 'ArrowLeft':
      if (row.isExpanded) return { kind: 'expand', ids: [row.id], isExpanded: false };
      return target(parentIndex(rows, at));
    case '*':
      return { kind: 'expand', ids: closedSiblings(rows, at), isExpanded: true };
    default:
      return undefined;
  }
}

/** Index of the row around another; -1 for the outermost. */
function parentIndex(rows: readonly OutlineRow[], at: number): number {
  const level = rows[at]?.level ?? 1;
  return rows.slice(0, at).findLastIndex((row) => row.level < level);
}

function closedSiblings(rows: readonly OutlineRow[], at: number): readonly string[] {
  const level = rows[at]?.level ?? 1;
  const first = parentIndex(rows, at) + 1;
  const after = rows.findIndex((row, index) => index >= first && row.level < level);
  return rows
    .slice(first, after < 0 ? rows.length : after)
    .filter((row) => row.level === level && row.isExpanded === false)
    .map(({ id }) => id);
}

/** The next row, from a place on and around, whose name begins with what was typed. */
export function findByName(
  names: readonly string[],
  from: number,
  typed: string,
): number | undefined {
  const wanted = typed.toLowerCase();
  const order = names.map((_, index) => (from + index) % names.length);
  return order.find((index) => names[index]?.toLowerCase().startsWith(wanted));
}

/** The rows from one to another, both included, in their order. */
export function rangeOf(
  rows: readonly OutlineRow[],
  fromId: string,
  toId: string,
): readonly string[] {
  const ends = [fromId, toId].map((id) => rows.findIndex((row) => row.id === id));
  const [start = 0, end = 0] = ends.sort((a, b) => a - b);
  return start < 0 ? [toId] : rows.slice(start, end + 1).map(({ id }) => id);
}
