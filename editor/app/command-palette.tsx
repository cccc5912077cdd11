import { FileText, Plus, TextSearch } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useContext, useId, useMemo, useState } from 'react';
import { showNode } from '../checks/problems/problem-target.ts';
import { useCommandContext } from '../commands/command.ts';
import { commandById, commands } from '../commands/commands.ts';
import { findEntries, type PaletteEntry } from '../commands/find-entries.ts';
import { OpenSiteContext } from '../document/store/page-editor-context.ts';
import { paletteGroups } from '../palette/items/palette-groups.ts';
import { insertItem } from '../palette/use-insertion.ts';
import { useKnownPages, usePages } from '../service/content-queries.ts';
import { shortcutFace } from '../ui/controls/shortcut.ts';
import type { DialogProps } from '../ui/dialogs/dialog.tsx';
import { useModal } from '../ui/dialogs/use-modal.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { toHash } from '../ui/route/route.ts';
import styles from './command-palette.module.css';
import { pageBlocks } from './page-blocks.ts';

/** Finds whatever can be done here, every block and every page of the site, by a few letters. */
export function CommandPalette({ site, onClose }: DialogProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const name = commandById('commands').label[language];
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = findEntries(useEntries(site.siteId), text);
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
    <PaletteFrame label={name} onClose={onClose}>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
        aria-label={message('palette.commands.search')}
        placeholder={message('palette.commands.search')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
      />
      <div id={listId} role="listbox" aria-label={name} className={styles.list}>
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

function useEntries(siteId: string): readonly PaletteEntry[] {
  const message = useMessage();
  const { language } = useLanguage();
  const context = useCommandContext();
  const { data: pages = [] } = usePages(siteId);
  const blocks = useBlockEntries();
  const onPage = usePageBlockEntries();
  const own = commands
    .filter((command) => command.id !== 'commands' && command.isEnabled(context))
    .map(({ id, label, group, icon, shortcuts: [shortcut] = [], run }) => ({
      id,
      name: label[language],
      group: message(`group.${group}`),
      icon,
      shortcut,
      run: () => run(context),
    }));
  const toPages = pages.map(({ id, title, url }) => ({
    id: `page ${id}`,
    name: title,
    group: url,
    icon: FileText,
    shortcut: undefined,
    run: () => location.assign(toHash(siteId, id)),
  }));
  return [...own, ...toPages, ...blocks, ...onPage];
}

/** Everything that can be added to the open page; nothing where none is open. */
function useBlockEntries(): readonly PaletteEntry[] {
  const message = useMessage();
  const { language } = useLanguage();
  const { editor } = useCommandContext();
  const site = useContext(OpenSiteContext);
  const pages = useKnownPages(site?.siteId ?? '');
  const group = message('group.insert');
  return useMemo(() => {
    if (editor === null || site === null) return [];
    const items = paletteGroups({ ...site, pages }, language).flatMap((kind) => kind.items);
    return items.map((item) => ({
      id: item.key,
      name: item.label,
      group,
      icon: Plus,
      shortcut: undefined,
      words: item.words.join(' '),
      run: () => insertItem(editor, item, language),
    }));
  }, [editor, site, pages, language, group]);
}

/** What stands on the open page, found by what it says. */
function usePageBlockEntries(): readonly PaletteEntry[] {
  const { language } = useLanguage();
  const { editor } = useCommandContext();
  return useMemo(() => {
    if (editor === null) return [];
    return pageBlocks(editor.page.state(), language).map(({ id, name, kind, words }) => ({
      id: `block ${id}`,
      name,
      group: kind,
      icon: TextSearch,
      shortcut: undefined,
      words,
      run: () => showNode(editor, id),
    }));
  }, [editor, language]);
}

interface PaletteFrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog without a head, near the top of the window; a click beside it closes it. */
function PaletteFrame({ label, onClose, children }: PaletteFrameProps) {
  const dialog = useModal();
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
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
