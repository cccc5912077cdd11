import { type Edit, getNodePath, type Node, parseTree } from 'jsonc-parser';
import { escapePointer } from '../json/json-pointer.ts';
import { replaceSpans } from './edit-text.ts';
import { isInOpaqueWidget } from './opaque-widget.ts';

export interface StorableTexts {
  readonly text: string;
  /** Pointer of the first text that was mended. */
  readonly pointer: string;
}

/**
 * `text-invalid`: takes NUL and halves of surrogate pairs out of all texts of a document at once. They are no text:
 * nobody can read or store them. Names of properties stay, and what opaque widgets hold. Undefined where nothing
 * is left to mend.
 * @param text valid JSON of limited depth
 */
export function withStorableTexts(text: string): StorableTexts | undefined {
  const tree = parseTree(text);
  const texts = tree ? unstorableTexts(tree, opaqueWidgets(tree, text)) : [];
  const [first] = texts;
  if (first === undefined) return undefined;
  return { text: replaceSpans(text, texts.map(toEdit)), pointer: pointerOf(first) };
}

/** Read from the text by itself, not by pointers: a hostile one can hold hundreds of thousands of broken texts. */
function unstorableTexts(node: Node, left: ReadonlySet<Node>): Node[] {
  const found: Node[] = [];
  visit(node);
  return found;

  function visit(value: Node): void {
    if (left.has(value)) return;
    if (value.type === 'string' && toStorable(value.value) !== value.value) found.push(value);
    // Of a property its value; its name is no text.
    const parts = value.type === 'property' ? value.children?.slice(1) : value.children;
    for (const part of parts ?? []) visit(part);
  }
}

function opaqueWidgets({ children = [] }: Node, text: string): ReadonlySet<Node> {
  const data: unknown = JSON.parse(text);
  const lists = children.filter(({ children: own }) => own?.[0]?.value === 'widgets');
  const widgets = lists.at(-1)?.children?.[1]?.children ?? [];
  return new Set(widgets.filter((_, index) => isInOpaqueWidget(data, `/widgets/${index}`)));
}

function toEdit(node: Node): Edit {
  const content = JSON.stringify(toStorable(node.value));
  return { offset: node.offset, length: node.length, content };
}

function toStorable(text: unknown): string {
  return String(text).replace(/\0|\p{Cs}/gu, '');
}

function pointerOf(node: Node): string {
  return getNodePath(node)
    .map((token) => `/${escapePointer(String(token))}`)
    .join('');
}
