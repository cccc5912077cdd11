import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { Unlink } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import { LinkCombobox } from '../links/link-combobox.tsx';
import { PasteNotice } from './paste-notice.tsx';
import styles from './rich-text.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { useRichTextEditor } from './use-rich-text-editor.ts';

/** Toolbar, text and how much of the room is taken. Loaded apart: it is the heaviest control. */
export function RichTextEditor(props: ControlProps) {
  const [isLinking, setLinking] = useState(false);
  const { editor, length, leave, losses, onLossesRead } = useRichTextEditor(props, () =>
    setLinking(true),
  );
  const { maxLength } = props.schema;
  return (
    <div className={styles.frame}>
      <RichTextToolbar
        editor={editor}
        isLinking={isLinking}
        onLink={() => setLinking(!isLinking)}
        onIntent={leave}
      />
      {isLinking && (
        <RichTextLinkRow editor={editor} onIntent={leave} onClose={() => setLinking(false)} />
      )}
      <EditorContent editor={editor} className={styles.text} />
      {losses && <PasteNotice losses={losses} onClose={onLossesRead} />}
      <RichTextLength length={length} maxLength={maxLength} />
    </div>
  );
}

/** From this share of the limit on, people want to know how much is left. */
const NEAR = 0.85;

interface RichTextLengthProps {
  readonly length: number;
  readonly maxLength: number | undefined;
}

function RichTextLength({ length, maxLength }: RichTextLengthProps) {
  const message = useMessage();
  if (maxLength === undefined || length < maxLength * NEAR) return null;
  const isOver = length > maxLength;
  return (
    <p className={styles.foot} data-over={isOver || undefined} role={isOver ? 'status' : undefined}>
      {message(isOver ? 'rich-text.too-long' : 'rich-text.length', {
        length: length.toLocaleString(),
        max: maxLength.toLocaleString(),
        over: (length - maxLength).toLocaleString(),
      })}
    </p>
  );
}

interface RichTextLinkRowProps {
  readonly editor: Editor;
  readonly onIntent: () => void;
  readonly onClose: () => void;
}

/** Asks where the selected words lead; without a selection the name of the target is written. */
function RichTextLinkRow({ editor, onIntent, onClose }: RichTextLinkRowProps) {
  const message = useMessage();
  const href = useEditorState({ editor, selector: () => hrefAt(editor) });
  const id = useId();
  const finish = (change: () => void) => {
    onIntent();
    change();
    onIntent();
    onClose();
  };
  return (
    <div className={styles.linkRow}>
      <LinkCombobox
        inputId={id}
        label={message('rich-text.link.target')}
        value={href}
        hasFocus
        onCommit={(next) => finish(() => setLink(editor, next))}
        onCancel={() => {
          onClose();
          editor.commands.focus();
        }}
      />
      {href !== '' && (
        <Button
          variant="quiet"
          label={message('rich-text.unlink')}
          onClick={() => finish(() => setLink(editor, ''))}
        >
          <Unlink size={15} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

function hrefAt(editor: Editor): string {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
}

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') chain.unsetMark('link').run();
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  else chain.setMark('link', { href }).run();
}
