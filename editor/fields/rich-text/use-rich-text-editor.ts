import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useCommandContext } from '../../commands/command-context.ts';
import type { ControlProps } from '../../inspector/control-props.ts';
import { type BoundField, useField } from '../../inspector/field-source-context.ts';
import { labelIdOf } from '../field-label.ts';
import { isWrong } from '../wrong-value.ts';
import { changeInto } from './minimal-change.ts';
import { parseRichText } from './rich-text-document.ts';
import { type RichTextActions, richTextEvents } from './rich-text-events.ts';
import { RICH_TEXT_INPUT_RULES, richTextExtensions } from './rich-text-extensions.ts';
import { createRichTextMemory, type RichTextMemory } from './rich-text-memory.ts';
import { richTextSchema } from './rich-text-schema.ts';

export interface BoundRichText {
  readonly editor: Editor;
  /** Characters of the stored text, tags included. */
  readonly length: number;
  /** What is done next is a step of its own. */
  readonly leave: () => void;
}

/**
 * Binds a text editor to a field. Every change is written to the field and every other change of the field is shown;
 * there is no history but the document's.
 */
export function useRichTextEditor(props: ControlProps, onLink: () => void): BoundRichText {
  const { pointer, schema } = props;
  const field = useField(pointer);
  const html = typeof field.value === 'string' ? field.value : '';
  const actions = useActions(field, onLink);
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
  return { editor, length: html.length, leave: field.leave };
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
  { type, leave }: BoundField,
  link: () => void,
): RefObject<RichTextActions & Pick<BoundField, 'type' | 'leave'>> {
  const { editor } = useCommandContext();
  const newest = {
    type,
    leave,
    link,
    undo: () => editor?.page.undo(),
    redo: () => editor?.page.redo(),
  };
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
