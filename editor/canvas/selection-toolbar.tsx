import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { CommandButton } from '../commands/command-button.tsx';
import { commands } from '../commands/commands.ts';
import { useMessage } from '../language/use-message.ts';
import { usePagePart } from '../page-editor/page-editor-context.ts';
import { useNodeLabel } from './node-label.ts';
import styles from './selection-toolbar.module.css';

export interface SelectionToolbarProps {
  /** The section or widget that leads the selection. */
  readonly nodeId: string;
  /** How many are selected. */
  readonly count: number;
}

/** Name and handle of what is selected, with the commands that are wanted most. */
export function SelectionToolbar({ nodeId, count }: SelectionToolbarProps) {
  const message = useMessage();
  const label = useNodeLabel(nodeId);
  const isMovable = usePagePart(
    '',
    ({ rootId, sections }) => nodeId !== rootId && sections[nodeId] !== undefined,
  );
  const name = count > 1 ? message('canvas.selected', { count }) : label;
  return (
    <div
      role="toolbar"
      className={styles.toolbar}
      aria-label={message('canvas.toolbar', { name })}
      onKeyDown={moveFocus}
    >
      {isMovable ? (
        <button
          type="button"
          className={styles.handle}
          data-drag-handle={nodeId}
          aria-label={message('canvas.handle', { name })}
        >
          <GripVertical size={14} strokeWidth={1.75} aria-hidden="true" />
          {name}
        </button>
      ) : (
        <span className={styles.handle}>{name}</span>
      )}
      {isMovable &&
        commands
          .filter(({ isInToolbar }) => isInToolbar)
          .map(({ id }) => <CommandButton key={id} id={id} />)}
    </div>
  );
}

/** Left and right go from tool to tool, as in every toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const step = steps[event.key];
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented);
  if (step === undefined || !isPlain) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
