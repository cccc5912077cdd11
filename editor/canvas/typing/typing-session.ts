import type { EditedWidget } from '../../document/edited-page.ts';
import { setField, valueAt } from '../../document/edits/set-field.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import { historyByKey } from '../../forms/field/history-by-key.ts';
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
 * Makes one text of the page editable where it stands, until Enter, Escape or the loss of the focus; each keeps it. What is
 * typed goes into the page with every key. Undo and redo are the page's: the browser's own would go through other steps.
 */
export function startTyping(editor: PageEditor, start: TypingStart): void {
  const { element, nodeId, widget } = start;
  const [shown] = element.childNodes;
  if (!(shown instanceof Text) || typingStore.getState().widget !== null) return;
  const textBefore = shown.data;
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    if (signal.aborted) return;
    ending.abort();
    endSelection();
    element.removeAttribute('contenteditable');
    // The very nodes that React drew: it writes the new text into them.
    shown.data = textBefore;
    element.replaceChildren(shown);
    editor.page.endStep();
    typingStore.setState({ widget: null });
    if (editor.selection.store.getState().typingId === nodeId) editor.selection.type(null);
  };
  const endSelection = editor.selection.store.subscribe(({ typingId }) => {
    if (typingId !== nodeId) end();
  });
  const travel = (direction: 'undo' | 'redo') => {
    const before = storedText(editor, start);
    editor.page[direction]();
    const after = storedText(editor, start);
    // Something else was undone, which is drawn once nobody types.
    if (after === before) end();
    else showText(element, after);
  };
  editor.page.endStep();
  editor.selection.set([nodeId]);
  editor.selection.type(nodeId);
  typingStore.setState({ widget });
  element.setAttribute('contenteditable', 'plaintext-only');
  element.addEventListener('input', () => write(editor, start, element.textContent ?? ''), {
    signal,
  });
  element.addEventListener('beforeinput', (event) => onHistoryInput(event, travel), { signal });
  element.addEventListener('keydown', (event) => onKey(event, { end, travel }), { signal });
  element.addEventListener('blur', end, { signal });
  // Neither a drag nor what the widget itself does with the pointer.
  for (const type of ['pointerdown', 'mousedown', 'touchstart'])
    element.addEventListener(type, (event) => event.stopPropagation(), { signal, passive: true });
  element.focus({ preventScroll: true });
  placeCaret(element, start.caret);
}

/** An optional text that is emptied goes away whole. */
function write({ page }: PageEditor, { field, widget }: TypingStart, typed: string): void {
  const text = typed.replace(/\s*[\r\n]+\s*/g, ' ').replaceAll('\u00a0', ' ');
  const value = text.trim() === '' && !field.isRequired ? undefined : text;
  const owner = { kind: 'widget', id: widget.id } as const;
  page.apply(setField({ owner, pointer: field.pointer, value, continues: true }));
}

function storedText({ page }: PageEditor, { field, widget }: TypingStart): string {
  const value = valueAt(page.state().widgets[widget.id], field.pointer);
  return typeof value === 'string' ? value : '';
}

/** Writes another text, with the caret behind what is new in it. */
function showText(element: HTMLElement, text: string): void {
  const old = element.textContent ?? '';
  const most = Math.min(old.length, text.length);
  let end = 0;
  while (end < most && old.at(-1 - end) === text.at(-1 - end)) end += 1;
  element.textContent = text;
  const [shown] = element.childNodes;
  if (shown) getSelection()?.collapse(shown, text.length - end);
  else getSelection()?.collapse(element, 0);
}

interface Session {
  readonly end: () => void;
  readonly travel: (direction: 'undo' | 'redo') => void;
}

/** What the browser's own menus ask for. */
function onHistoryInput(event: InputEvent, travel: Session['travel']): void {
  if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
  event.preventDefault();
  travel(event.inputType === 'historyUndo' ? 'undo' : 'redo');
}

function onKey(event: KeyboardEvent, { end, travel }: Session): void {
  const { key, ctrlKey, metaKey, isComposing } = event;
  // Commands go on to the window, and all else stays here: widgets have keys of their own.
  if (!ctrlKey && !metaKey) event.stopPropagation();
  if (isComposing) return;
  historyByKey(event, { undo: () => travel('undo'), redo: () => travel('redo') });
  if (key === 'Enter' || key === 'Escape') {
    event.preventDefault();
    end();
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
