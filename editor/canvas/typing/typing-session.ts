import type { EditedWidget } from '../../document/edited-page.ts';
import { setField } from '../../document/edits/set-field.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import { focusCanvas } from '../frame/canvas-dom.ts';
import type { ShownText } from './find-text.ts';
import { typingStore } from './typing-store.ts';

export interface TypingStart extends ShownText {
  readonly nodeId: string;
  readonly widget: EditedWidget;
  /** Where the caret goes, in CSS pixels from the window's corner; without it the whole text is marked. */
  readonly caret?: { readonly x: number; readonly y: number };
}

/**
 * Makes one text of the page editable where it stands, until Enter, Escape or the loss of the focus. What is typed goes
 * into the page with every key, as one step; Escape takes that step back.
 */
export function startTyping(editor: PageEditor, start: TypingStart): void {
  const { element, nodeId, widget } = start;
  const [shown] = element.childNodes;
  if (!(shown instanceof Text) || typingStore.getState().widget !== null) return;
  const textBefore = shown.data;
  const ending = new AbortController();
  const { signal } = ending;
  let hasTyped = false;
  const end = (isKept: boolean) => {
    if (signal.aborted) return;
    ending.abort();
    endSelection();
    element.removeAttribute('contenteditable');
    // The very nodes that React drew: it writes the new text into them.
    shown.data = textBefore;
    element.replaceChildren(shown);
    if (hasTyped && !isKept) editor.page.undo();
    editor.page.endStep();
    typingStore.setState({ widget: null });
    if (editor.selection.store.getState().typingId === nodeId) editor.selection.type(null);
  };
  const endSelection = editor.selection.store.subscribe(({ typingId }) => {
    if (typingId !== nodeId) end(true);
  });
  editor.page.endStep();
  editor.selection.set([nodeId]);
  editor.selection.type(nodeId);
  typingStore.setState({ widget });
  element.setAttribute('contenteditable', 'plaintext-only');
  element.addEventListener(
    'input',
    () => {
      hasTyped = write(editor, start, element.textContent ?? '') || hasTyped;
    },
    { signal },
  );
  element.addEventListener('keydown', (event) => onKey(event, end), { signal });
  element.addEventListener('blur', () => end(true), { signal });
  // Neither a drag nor what the widget itself does with the pointer.
  for (const type of ['pointerdown', 'mousedown', 'touchstart'])
    element.addEventListener(type, (event) => event.stopPropagation(), { signal, passive: true });
  element.focus({ preventScroll: true });
  placeCaret(element, start.caret);
}

/** An optional text that is emptied goes away whole. */
function write({ page }: PageEditor, { field, widget }: TypingStart, typed: string): boolean {
  const text = typed.replace(/\s*[\r\n]+\s*/g, ' ').replaceAll('\u00a0', ' ');
  const value = text.trim() === '' && !field.isRequired ? undefined : text;
  const owner = { kind: 'widget', id: widget.id } as const;
  return page.apply(setField({ owner, pointer: field.pointer, value, continues: true }));
}

function onKey(event: KeyboardEvent, end: (isKept: boolean) => void): void {
  const { key, ctrlKey, metaKey, isComposing } = event;
  // Commands go on to the window, and all else stays here: widgets have keys of their own.
  if (!ctrlKey && !metaKey) event.stopPropagation();
  if (isComposing) return;
  if (key === 'Enter' || key === 'Escape') {
    event.preventDefault();
    end(key === 'Enter');
    focusCanvas();
  } else if (key === ' ' && event.target instanceof Element) {
    // Buttons and summaries take the space bar for a press.
    if (!event.target.closest('button, summary')) return;
    event.preventDefault();
    document.execCommand('insertText', false, ' ');
  }
}

function placeCaret(element: HTMLElement, caret: TypingStart['caret']): void {
  const selection = getSelection();
  const at = caret && document.caretRangeFromPoint?.(caret.x, caret.y);
  if (at && element.contains(at.startContainer)) {
    selection?.removeAllRanges();
    selection?.addRange(at);
  } else selection?.selectAllChildren(element);
}
