import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { shortcutFace } from '../ui/controls/shortcut.ts';
import { useModal } from '../ui/dialogs/use-modal.ts';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './entry-palette.module.css';
import { findEntries, type PaletteEntry } from './find-entries.ts';

export interface EntryPaletteProps {
  readonly label: string;
  /** What the field is called, which says what can be found. */
  readonly searchLabel: string;
  readonly entries: readonly PaletteEntry[];
  readonly onClose: () => void;
}

/** Finds one of many things that can be done by a few letters, and does it. */
export function EntryPalette({ label, searchLabel, entries, onClose }: EntryPaletteProps) {
  const message = useMessage();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = findEntries(entries, text);
  const at = Math.min(chosen, found.length - 1);
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    // The dialog gives the focus back first: commands may move it.
    queueMicrotask(entry.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((at + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') run(found[at]);
    else return;
    event.preventDefault();
  };
  return (
    <PaletteFrame label={label} onClose={onClose}>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
      />
      <div id={listId} role="listbox" aria-label={label} className={styles.list}>
        {found.map((entry, index) => (
          <EntryOption
            key={entry.id}
            id={`${listId}-${index}`}
            entry={entry}
            isChosen={index === at}
            onChoose={() => run(entry)}
          />
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {message('palette.commands.none')}
        </p>
      )}
    </PaletteFrame>
  );
}
interface EntryOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function EntryOption({ id, entry, isChosen, onChoose }: EntryOptionProps) {
  const message = useMessage();
  const { icon: Icon, name, group, shortcut } = entry;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and hears the keys
    <div
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: 'nearest' });
      }}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.option}
      onClick={onChoose}
    >
      <span className={styles.icon}>
        {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.group}>{group}</span>
      {shortcut !== undefined && (
        <kbd className={styles.key}>{shortcutFace(shortcut, message)}</kbd>
      )}
    </div>
  );
}

interface PaletteFrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog without a head, near the top of the window; a click beside it closes it. */
function PaletteFrame({ label, onClose, children }: PaletteFrameProps) {
  const dialog = useModal();
  const pressed = useRef<EventTarget | null>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // Whoever marks words lets go beside it now and then.
        if (event.target === dialog.current && pressed.current === dialog.current) onClose();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
