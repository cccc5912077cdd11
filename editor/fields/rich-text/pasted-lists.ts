import { type ResolvedPos, Slice } from '@tiptap/pm/model';

const LISTS = ['bulletList', 'orderedList'];

/**
 * A list of several items stays one where it is pasted into a paragraph; otherwise its first item would become the end
 * of that. A single item is mostly a few words that somebody copied.
 */
export function keepPastedList(slice: Slice, at: ResolvedPos): Slice {
  const first = slice.content.firstChild;
  if (slice.openStart === 0 || !first || !LISTS.includes(first.type.name)) return slice;
  if (first.childCount < 2 || isInList(at)) return slice;
  const isOneList = slice.content.childCount === 1;
  return new Slice(slice.content, 0, isOneList ? 0 : slice.openEnd);
}

function isInList(at: ResolvedPos): boolean {
  for (let depth = at.depth; depth > 0; depth -= 1)
    if (at.node(depth).type.name === 'listItem') return true;
  return false;
}
