import { getSchema } from '@tiptap/core';
import { type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { matchesShortcut } from '../../ui/controls/shortcut.ts';
import type { ControlProps } from '../field/control-props.ts';
import { labelIdOf } from '../field/field-label.ts';
import { type BoundField, useField } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';
import { cleanPastedHtml } from './clean-paste.ts';
import { losesSomething, NOTHING_LOST, type PasteLosses } from './paste-losses.ts';
import { pastedSlice } from './pasted-slice.ts';
import { parseRichText } from './rich-text-document.ts';
import { RICH_TEXT_INPUT_RULES, richTextExtensions } from './rich-text-extensions.ts';
import { createRichTextMemory, type RichTextMemory } from './rich-text-memory.ts';

const LISTS = ['bulletList', 'orderedList'];

/** What a key or a menu asks for. */
type Asked = Exclude<keyof RichTextActions, 'lose'>;

const KEYS: readonly (readonly [shortcut: string, action: Asked])[] = [
  ['Mod+Z', 'undo'],
  ['Mod+Shift+Z', 'redo'],
  ['Mod+Y', 'redo'],
  ['Mod+K', 'link'],
];

/** What the browser's own menus ask for. */
const INPUTS: Readonly<Record<string, Asked>> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
};

/** The structure that a rich text can have. */
export const richTextSchema = getSchema(richTextExtensions);

export interface BoundRichText {
  readonly editor: Editor;
  /** Characters of the stored text, tags included. */
  readonly length: number;
  /** What is done next is a step of its own. */
  readonly leave: () => void;
  /** What the last paste left out; null where it left nothing out, and once it was read. */
  readonly losses: PasteLosses | null;
  readonly onLossesRead: () => void;
}

/**
 * Binds a text editor to a field. Every change is written to the field and every other change of the field is shown;
 * there is no history but the document's.
 */
export function useRichTextEditor(props: ControlProps, onLink: () => void): BoundRichText {
  const { pointer, schema } = props;
  const field = useField(pointer);
  const html = typeof field.value === 'string' ? field.value : '';
  const [losses, setLosses] = useState<PasteLosses | null>(null);
  const actions = useActions(field, {
    link: onLink,
    lose: (lost) => setLosses(losesSomething(lost) ? lost : null),
  });
  const [content] = useState(() => parseRichText(richTextSchema, html).toJSON());
  const [memory] = useState(() => createRichTextMemory(html));
  const editorProps = useEditorProps(props, { actions, isInvalid: isWrong(field.problems) });
  const editor = useEditor({
    extensions: richTextExtensions,
    content,
    editorProps,
    enableInputRules: RICH_TEXT_INPUT_RULES,
    enablePasteRules: false,
    // The policy of the editor allows no styles but its own files.
    injectCSS: false,
    onUpdate: ({ editor: { state } }) => {
      const text = memory.write(state.doc);
      actions.current.type(text === '' && !schema.isRequired ? undefined : text);
    },
    onBlur: () => actions.current.leave(),
  });
  useShownText(editor, html, memory);
  const onLossesRead = () => setLosses(null);
  return { editor, length: html.length, leave: field.leave, losses, onLossesRead };
}

/** Shows what was written into the field elsewhere: by undoing, on the canvas, by somebody else. */
function useShownText(editor: Editor, html: string, memory: RichTextMemory): void {
  useEffect(() => {
    if (memory.isWritten(html)) return;
    const change = changeInto(editor.state, memory.read(editor.schema, html));
    if (change) editor.view.dispatch(change.setMeta('preventUpdate', true));
  }, [editor, html, memory]);
}

/** The newest of what events of the text lead to, for an editor that is made once. */
function useActions(
  { type, leave, undo, redo }: BoundField,
  others: Pick<RichTextActions, 'link' | 'lose'>,
): RefObject<RichTextActions & Pick<BoundField, 'type' | 'leave'>> {
  const newest = { type, leave, undo, redo, ...others };
  const actions = useRef(newest);
  useEffect(() => {
    actions.current = newest;
  });
  return actions;
}

interface EditorPropsOptions {
  readonly actions: RefObject<RichTextActions>;
  readonly isInvalid: true | undefined;
}

function useEditorProps(
  { inputId, describedBy }: ControlProps,
  { actions, isInvalid }: EditorPropsOptions,
) {
  return useMemo(
    () => ({
      ...richTextEvents(actions),
      attributes: {
        id: inputId,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelIdOf(inputId),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
    }),
    [actions, inputId, describedBy, isInvalid],
  );
}

/** Makes one document of another by the smallest replacement, so that the cursor stays where it can. */
export function changeInto(state: EditorState, next: Node): Transaction | undefined {
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return undefined;
  // Where the same text repeats, both ends may cross.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
}

/** What keys of the text ask for beyond the text itself. */
interface RichTextActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly link: () => void;
  readonly lose: (losses: PasteLosses) => void;
}

/** Undo and redo are the document's, and what is pasted is cleaned. */
export function richTextEvents(actions: { readonly current: RichTextActions }): EditorProps {
  const act = (event: Event, action: Asked | undefined) => {
    if (action === undefined) return false;
    event.preventDefault();
    actions.current[action]();
    return true;
  };
  return {
    transformPastedHTML: (html) => cleanPastedHtml(html, (lost) => actions.current.lose(lost)),
    handlePaste: (view, { clipboardData }, slice) => {
      const pictures = filesAlone(clipboardData);
      if (pictures > 0) actions.current.lose({ ...NOTHING_LOST, pictures });
      const words = wordsBeside(slice, clipboardData);
      if (words === undefined) return false;
      const { tr, selection } = view.state;
      const pasted = tr.replaceSelection(pastedSlice(words, selection.$from, false));
      view.dispatch(pasted.scrollIntoView().setMeta('uiEvent', 'paste'));
      return true;
    },
    clipboardTextParser: pastedSlice,
    transformPasted: (slice, { state }) => keepPastedList(slice, state.selection.$from),
    handleKeyDown: (_view, event) =>
      act(event, KEYS.find(([shortcut]) => matchesShortcut(event, shortcut))?.[1]),
    handleDOMEvents: {
      // The text has no use for Escape and would swallow it: it leads out of the pane.
      keydown: (_view, { key }) => key === 'Escape',
      beforeinput: (_view, event) => act(event, INPUTS[event.inputType]),
    },
  };
}

const WORDS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** The plain text of the clipboard where its HTML has no words: some programs leave that empty. */
function wordsBeside(slice: Slice, clipboard: DataTransfer | null): string | undefined {
  const { content } = slice;
  const text = clipboard?.getData('text/plain') ?? '';
  const isSaid = WORDS.test(content.textBetween(0, content.size, ' '));
  return isSaid || !WORDS.test(text) ? undefined : text;
}

/** Pictures of the clipboard that come without a text, such as a screenshot. */
function filesAlone(clipboard: DataTransfer | null): number {
  const isText = clipboard?.types.some((type) => type.startsWith('text/')) === true;
  return isText ? 0 : (clipboard?.files.length ?? 0);
}

/**
 * A list of several items stays one where it is pasted into a paragraph; otherwise its first item would become the end
 * of that. A single item is mostly a few words that somebody copied.
 */
function keepPastedList(slice: Slice, at: ResolvedPos): Slice {
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
