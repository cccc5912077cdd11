import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { matchesShortcut } from '../ui/controls/shortcut.ts';
import { showToast } from '../ui/controls/toast-store.ts';
import { machineStorage } from '../ui/storage/storage.ts';
import { viewStore } from '../ui/view/view-store.ts';
import { type Command, useCommandContext } from './command.ts';
import { commands } from './commands.ts';

const KEY = 'rumbo-editor-single-keys';

/**
 * Whether letters and signs alone run commands. Who speaks to the computer, or hits keys by accident, can switch them
 * off (WCAG 2.2, 2.1.4).
 */
export const singleKeys = createStore<{ readonly areOn: boolean }>(() => ({
  areOn: machineStorage.read(KEY) !== 'off',
}));

/**
 * Runs commands by their keys. While someone types, only those that say so. A command that is not possible now keeps its
 * keys with Ctrl or ⌘ from the browser, whose bookmarks and printing nobody asked for.
 */
export function useShortcuts(): void {
  const context = useCommandContext();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const meant = commandsFor(event);
      const command = meant.find(({ isEnabled }) => isEnabled(context));
      const refused = command ? undefined : meant.find(isWithMod);
      // Asked last: it walks through the whole document, which must not cost each key that is typed.
      if (!(command ?? refused) || isBusy()) return;
      event.preventDefault();
      command?.run(context);
      const reason = refused?.whyNot?.(context);
      if (reason) showToast({ text: context.message(reason), tone: 'warning' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [context]);
}

function commandsFor(event: KeyboardEvent): readonly Command[] {
  const typing = isTyping(event.target);
  const { areOn } = singleKeys.getState();
  return commands.filter(
    (command) =>
      !command.hasNativeKeys &&
      (!typing || command.worksWhileTyping) &&
      !(command.needsPage && isBesidePage(event.target)) &&
      command.shortcuts?.some(
        (shortcut) => (areOn || !isSingleKey(shortcut)) && matchesShortcut(event, shortcut),
      ),
  );
}

function isWithMod({ shortcuts }: Command): boolean {
  return shortcuts?.some((shortcut) => shortcut.startsWith('Mod+')) ?? false;
}

/** Whether something lies over the editor that has the keys to itself: a dialog, even one that is still loaded, or a menu. */
export function isBusy(): boolean {
  if (viewStore.getState().dialog !== null) return true;
  return document.querySelector('dialog[open], [role="menu"][popover]') !== null;
}

/** Whether an element is one of the controls beside the page; the outline is the page itself as a list. */
export function isBesidePage(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('#left-pane, #right-pane') !== null && !target.closest('[data-outline=""]');
}

/** Whether keys pressed at an element write into it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type=radio], [type=checkbox], [type=range]), textarea, select')
  );
}

export function setSingleKeys(areOn: boolean): void {
  machineStorage.write(KEY, areOn ? 'on' : 'off');
  singleKeys.setState({ areOn });
}

/** A letter, digit or sign without Ctrl, ⌘ or Alt. */
function isSingleKey(shortcut: string): boolean {
  return shortcut.length === 1;
}
