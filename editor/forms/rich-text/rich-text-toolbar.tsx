import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  RemoveFormatting,
} from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { textShortcuts } from '../../commands/text-shortcuts.ts';
import { Tooltip } from '../../ui/controls/button.tsx';
import { shortcutFace } from '../../ui/controls/shortcut.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import type { MessageKey } from '../../ui/messages/messages.ts';
import styles from './rich-text.module.css';
import { applyStyle, currentStyle, TEXT_STYLES } from './rich-text-extensions.ts';

export interface RichTextToolbarProps {
  readonly editor: Editor;
  readonly isLinking: boolean;
  readonly onLink: () => void;
  /** Called before and after what makes a step of its own. */
  readonly onIntent: () => void;
}

interface Tool {
  readonly id: 'bold' | 'italic' | 'bulletList' | 'orderedList';
  readonly icon: LucideIcon;
  readonly run: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  { id: 'bold', icon: Bold, run: (editor) => editor.chain().focus().toggleBold().run() },
  { id: 'italic', icon: Italic, run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    id: 'bulletList',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'orderedList',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Lines of code have no formatting. */
const MARKS: readonly string[] = ['bold', 'italic'];

/** What can be done to the selected text, and what was done to it already. */
export function RichTextToolbar({ editor, isLinking, onLink, onIntent }: RichTextToolbarProps) {
  const message = useMessage();
  const active = useEditorState({
    editor,
    selector: () => ({
      style: currentStyle(editor),
      isLink: editor.isActive('link'),
      isCode: editor.isActive('codeBlock'),
      isInList: editor.isActive('listItem'),
      canSink: editor.can().sinkListItem('listItem'),
      canLift: editor.can().liftListItem('listItem'),
      tools: TOOLS.filter(({ id }) => editor.isActive(id))
        .map(({ id }) => id)
        .join(' '),
    }),
  });
  const intend = (run: (editor: Editor) => void) => {
    onIntent();
    run(editor);
    onIntent();
  };
  return (
    <div
      role="toolbar"
      className={styles.bar}
      aria-label={message('rich-text.toolbar')}
      onKeyDown={moveInToolbar}
    >
      <StyleSelect
        style={active.style}
        onChoose={(style) => intend(() => applyStyle(editor, style))}
      />
      {TOOLS.map((tool) => (
        <ToolButton
          key={tool.id}
          {...textShortcuts[tool.id]}
          icon={tool.icon}
          isOn={active.tools.split(' ').includes(tool.id)}
          isDisabled={active.isCode && MARKS.includes(tool.id)}
          onClick={() => intend(tool.run)}
        />
      ))}
      {active.isInList && (
        <>
          <ToolButton
            {...textShortcuts.sink}
            icon={ListIndentIncrease}
            isDisabled={!active.canSink}
            onClick={() => intend(() => editor.chain().focus().sinkListItem('listItem').run())}
          />
          <ToolButton
            {...textShortcuts.lift}
            icon={ListIndentDecrease}
            isDisabled={!active.canLift}
            onClick={() => intend(() => editor.chain().focus().liftListItem('listItem').run())}
          />
        </>
      )}
      <ToolButton
        {...textShortcuts.link}
        icon={Link}
        isOn={active.isLink}
        isDisabled={active.isCode}
        isExpanded={isLinking}
        onClick={onLink}
      />
      <ToolButton
        label="rich-text.clear"
        icon={RemoveFormatting}
        onClick={() => intend(() => editor.chain().focus().clearNodes().unsetAllMarks().run())}
      />
    </div>
  );
}

interface StyleSelectProps {
  readonly style: string;
  readonly onChoose: (style: string) => void;
}

function StyleSelect({ style, onChoose }: StyleSelectProps) {
  const message = useMessage();
  const id = useId();
  return (
    <select
      id={id}
      className={styles.select}
      aria-label={message('rich-text.style')}
      value={style}
      onChange={({ target }) => onChoose(target.value)}
    >
      {TEXT_STYLES.map((name) => (
        <option key={name} value={name}>
          {message(`rich-text.style.${name}`)}
        </option>
      ))}
    </select>
  );
}

interface ToolButtonProps {
  readonly label: MessageKey;
  readonly icon: LucideIcon;
  readonly shortcut?: string;
  readonly isOn?: boolean;
  readonly isExpanded?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

function ToolButton(props: ToolButtonProps) {
  const { label, icon: Icon, shortcut, isOn, isExpanded, isDisabled = false, onClick } = props;
  const message = useMessage();
  return (
    <Tooltip text={message(label)} shortcut={shortcut && shortcutFace(shortcut, message)}>
      <button
        type="button"
        className={styles.tool}
        aria-label={message(label)}
        aria-pressed={isOn}
        aria-expanded={isExpanded}
        aria-disabled={isDisabled || undefined}
        // The selection of the text stays what it is.
        onPointerDown={(event) => event.preventDefault()}
        onClick={isDisabled ? undefined : onClick}
      >
        <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}

function moveInToolbar(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button')];
  const at = items.findIndex((item) => item.matches(':focus'));
  items[(at + step + items.length) % items.length]?.focus();
}
