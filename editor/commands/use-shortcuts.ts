import { useEffect } from 'react';
import { matchesShortcut } from '../ui/controls/shortcut.ts';
import { showToast } from '../ui/controls/toast-store.ts';
import type { Command } from './command.ts';
import { useCommandContext } from './command-context.ts';
import { commands } from './commands.ts';
import { isBesidePage, isBusy } from './is-busy.ts';
import { isTyping } from './is-typing.ts';
import { isSingleKey, singleKeys } from './single-keys.ts';

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
