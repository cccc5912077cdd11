import { widgetAt } from '../../document/page-structure.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import { setView } from '../../ui/view/view-store.ts';
import { elementOfNode, nodeIdAround } from '../frame/canvas-dom.ts';
import { richTextAt, type ShownText, shownTexts } from './find-text.ts';
import { textFieldsOf } from './text-fields.ts';
import { startTyping } from './typing-session.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Types the text under a pointer where it stands, with the caret at the pointer. Rich text is typed in the inspector,
 * which is asked to show it.
 */
export function typeAt(editor: PageEditor, target: EventTarget | null, point: Point): void {
  const page = editor.page.state();
  const nodeId = nodeIdAround(page, target);
  const widget = nodeId === undefined ? undefined : widgetAt(page, nodeId);
  const root = nodeId === undefined ? null : elementOfNode(nodeId);
  if (nodeId === undefined || !widget || !root || !(target instanceof Element)) return;
  const fields = textFieldsOf(widget);
  const shown = textsOf(editor, nodeId, root).find(({ element }) => element.contains(target));
  if (shown) {
    startTyping(editor, { ...shown, nodeId, widget, caret: point });
    return;
  }
  const rich = richTextAt(target, root, fields);
  if (rich) askInspector(editor, widget.id, rich.pointer);
}

/**
 * Types the heading of what is selected, or its first text, all of it marked.
 * @returns whether it has any
 */
export function typeInto(editor: PageEditor): boolean {
  const nodeId = editor.selection.get().at(-1);
  const widget = nodeId === undefined ? undefined : widgetAt(editor.page.state(), nodeId);
  const root = nodeId === undefined ? null : elementOfNode(nodeId);
  if (nodeId === undefined || !widget || !root) return false;
  const texts = textsOf(editor, nodeId, root);
  const first = texts.find(({ element }) => element.matches('h1, h2, h3, h4')) ?? texts[0];
  if (first) {
    startTyping(editor, { ...first, nodeId, widget });
    return true;
  }
  const rich = textFieldsOf(widget).find(({ isRich }) => isRich);
  if (rich) askInspector(editor, widget.id, rich.pointer);
  return rich !== undefined;
}

function textsOf({ page }: PageEditor, nodeId: string, root: Element): readonly ShownText[] {
  const widget = widgetAt(page.state(), nodeId);
  if (!widget) return [];
  const isOwn = (element: Element) => nodeIdAround(page.state(), element) === nodeId;
  return shownTexts(root, textFieldsOf(widget), isOwn);
}

function askInspector({ fieldFocus }: PageEditor, nodeId: string, pointer: string): void {
  setView({ openPane: 'right', inspectorTab: 'content' });
  fieldFocus.setState({ request: { nodeId, pointer } });
}
