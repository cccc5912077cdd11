import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from './list-control.module.css';
import type { ListEdits } from './use-list-edits.ts';

export interface ListItemToolsProps {
  /** What the item is called. */
  readonly title: string;
  readonly index: number;
  readonly count: number;
  readonly canRemove: boolean;
  readonly canDuplicate: boolean;
  readonly edits: ListEdits;
  /** The list's last item goes, and the focus with it. */
  readonly onEmptied: () => void;
}

/** Moves, copies and takes away one item. */
export function ListItemTools(props: ListItemToolsProps) {
  const { title, index, count, canRemove, canDuplicate, edits, onEmptied } = props;
  const message = useMessage();
  const tools = useRef<HTMLDivElement>(null);
  const remove = () => {
    const item = tools.current?.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    flushSync(() => edits.remove(index));
    const target = next?.querySelector<HTMLElement>('button:not([data-handle])');
    if (target) target.focus();
    else onEmptied();
  };
  return (
    <div ref={tools} className={styles.tools}>
      <Tool
        name={message('fields.move-up', { title })}
        isOff={index === 0}
        onClick={() => edits.move(index, index - 1)}
      >
        <ArrowUp size={13} aria-hidden="true" />
      </Tool>
      <Tool
        name={message('fields.move-down', { title })}
        isOff={index === count - 1}
        onClick={() => edits.move(index, index + 1)}
      >
        <ArrowDown size={13} aria-hidden="true" />
      </Tool>
      {canDuplicate && (
        <Tool name={message('fields.duplicate', { title })} onClick={() => edits.duplicate(index)}>
          <Copy size={13} aria-hidden="true" />
        </Tool>
      )}
      <Tool
        name={message(canRemove ? 'fields.remove' : 'fields.list-needed', { title, count })}
        isOff={!canRemove}
        onClick={remove}
      >
        <Trash2 size={13} aria-hidden="true" />
      </Tool>
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  /** Nothing to do now; it keeps the focus all the same. */
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ name, isOff = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      aria-disabled={isOff || undefined}
      title={name}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </button>
  );
}
