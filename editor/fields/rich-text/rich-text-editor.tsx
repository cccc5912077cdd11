import { EditorContent } from '@tiptap/react';
import { useState } from 'react';
import type { ControlProps } from '../../inspector/control-props.ts';
import { useMessage } from '../../language/use-message.ts';
import styles from './rich-text.module.css';
import { RichTextLinkRow } from './rich-text-link-row.tsx';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { useRichTextEditor } from './use-rich-text-editor.ts';

/** Toolbar, text and how much of the room is taken. Loaded apart: it is the heaviest control. */
export function RichTextEditor(props: ControlProps) {
  const [isLinking, setLinking] = useState(false);
  const { editor, length, leave } = useRichTextEditor(props, () => setLinking(true));
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
