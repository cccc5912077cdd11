import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useMessage } from '../language/use-message.ts';
import type { Command } from './command.ts';
import { useCommandContext } from './command-context.ts';
import { commands } from './commands.ts';
import styles from './context-menu.module.css';
import { closeContextMenu, contextMenuStore, type MenuPoint } from './context-menu-store.ts';
import { groupCommands } from './group-commands.ts';
import { shortcutFace, toAriaShortcut } from './shortcut.ts';

/** What can be done with the selection, at the place where it was asked for. */
export function ContextMenu() {
  const at = useStore(contextMenuStore, (state) => state.at);
  return at && <OpenMenu key={`${at.x} ${at.y}`} at={at} />;
}

function OpenMenu({ at }: { readonly at: MenuPoint }) {
  const message = useMessage();
  const context = useCommandContext();
  const menu = useRef<HTMLDivElement>(null);
  useMenuFocus(menu, at);
  const groups = groupCommands(commands.filter((command) => command.isInMenu));
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      aria-label={message('menu.label')}
      popover="manual"
      onKeyDown={moveInMenu}
      onContextMenu={(event) => event.preventDefault()}
    >
      {groups.map(([group, own]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
        <div
          key={group}
          role="group"
          className={styles.group}
          aria-label={message(`group.${group}`)}
        >
          {own.map((command) => (
            <MenuItem key={command.id} command={command} isEnabled={command.isEnabled(context)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function MenuItem({
  command,
  isEnabled,
}: {
  readonly command: Command;
  readonly isEnabled: boolean;
}) {
  const message = useMessage();
  const context = useCommandContext();
  const { icon: Icon, shortcuts: [shortcut] = [] } = command;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={`${styles.item} ${command.isDangerous ? styles.danger : ''}`}
      aria-disabled={!isEnabled || undefined}
      aria-keyshortcuts={shortcut && toAriaShortcut(shortcut)}
      onClick={() => {
        if (!isEnabled) return;
        closeContextMenu();
        command.run(context);
      }}
    >
      <span className={styles.icon}>
        {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      {message(command.label)}
      {shortcut !== undefined && <kbd className={styles.key}>{shortcutFace(shortcut)}</kbd>}
    </button>
  );
}

/** Stands in the window whole, has the focus while it is open and gives it back. */
function useMenuFocus(menu: React.RefObject<HTMLDivElement | null>, at: MenuPoint): void {
  useLayoutEffect(() => {
    const { current } = menu;
    if (!current) return;
    current.showPopover();
    const { width, height } = current.getBoundingClientRect();
    current.style.left = `${Math.max(8, Math.min(at.x, innerWidth - width - 8))}px`;
    current.style.top = `${Math.max(8, Math.min(at.y, innerHeight - height - 8))}px`;
  }, [menu, at]);
  useEffect(() => {
    const before = document.activeElement;
    const { current } = menu;
    itemsOf(current)[0]?.focus();
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && current?.contains(event.target)) return;
      closeContextMenu();
    };
    addEventListener('pointerdown', onPointer, true);
    addEventListener('blur', closeContextMenu);
    return () => {
      removeEventListener('pointerdown', onPointer, true);
      removeEventListener('blur', closeContextMenu);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [menu]);
}

function moveInMenu(event: KeyboardEvent<HTMLDivElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item.matches(':focus'));
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  if (event.key === 'Escape' || event.key === 'Tab') closeContextMenu();
  else if (targets[event.key] !== undefined) items[targets[event.key] ?? 0]?.focus();
  else if (event.key !== 'Enter' && event.key !== ' ') return;
  event.stopPropagation();
  if (event.key !== 'Enter' && event.key !== ' ') event.preventDefault();
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled])') ?? [])];
}
