import { type Editor, useEditorState } from '@tiptap/react';
import { Unlink } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../controls/button.tsx';
import { useMessage } from '../../language/use-message.ts';
import { LinkCombobox } from '../../links/link-combobox.tsx';
import styles from './rich-text.module.css';

export interface RichTextLinkRowProps {
  readonly editor: Editor;
  readonly onIntent: () => void;
  readonly onClose: () => void;
}

/** Asks where the selected words lead; without a selection the name of the target is written. */
export function RichTextLinkRow({ editor, onIntent, onClose }: RichTextLinkRowProps) {
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
