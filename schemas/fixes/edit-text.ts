import { type Edit, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { pointerTokens } from '../json/json-pointer.ts';
import type { DocumentEdit } from './fix.ts';

/**
 * Changes values and names in JSON text and leaves every other character as it is. An edit of something that is not
 * there changes nothing.
 * @param edits of different places, none inside of another
 */
export function editText(text: string, edits: readonly DocumentEdit[]): string {
  const tree = parseTree(text);
  return tree === undefined
    ? text
    : replaceSpans(
        text,
        edits.flatMap((edit) => toTextEdit(tree, edit)),
      );
}

function toTextEdit(tree: Node, edit: DocumentEdit): Edit[] {
  const node = nodeAt(tree, edit.pointer);
  const target = edit.kind === 'value' ? node : nameOf(node);
  const content = JSON.stringify(edit.kind === 'value' ? edit.value : edit.name);
  return target ? [{ offset: target.offset, length: target.length, content }] : [];
}

/** Items of a list have none, nor has the document. */
function nameOf(node: Node | undefined): Node | undefined {
  return node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
}

/** Of a repeated property the last one counts, as in JSON.parse. */
function nodeAt(tree: Node, pointer: string): Node | undefined {
  return pointerTokens(pointer).reduce<Node | undefined>((node, token) => {
    if (node?.type === 'array') return findNodeAtLocation(node, [Number(token)]);
    const property = node?.children?.findLast(({ children }) => children?.[0]?.value === token);
    return property?.children?.[1];
  }, tree);
}

/** In one pass: applying hundreds of edits one after the other would copy the text each time. */
export function replaceSpans(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { offset, length, content } of edits.toSorted((a, b) => a.offset - b.offset)) {
    parts.push(text.slice(end, offset), content);
    end = offset + length;
  }
  return [...parts, text.slice(end)].join('');
}
