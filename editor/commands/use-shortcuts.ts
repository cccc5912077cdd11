import { useEffect } from 'react';
import type { Command, CommandContext } from './command.ts';
import { useCommandContext } from './command-context.ts';
import { commands } from './commands.ts';
import { isBesidePage, isBusy } from './is-busy.ts';
import { isTyping } from './is-typing.ts';
import { matchesShortcut } from './shortcut.ts';
import { isSingleKey, singleKeys } from './single-keys.ts';

/** Runs commands by their keys. While someone types, only those that say so. */
export function useShortcuts(): void {
  const context = useCommandContext();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const command = commandFor(event, context);
      // Asked last: it walks through the whole document, which must not cost each key that is typed.
      if (!command || isBusy()) return;
      event.preventDefault();
      command.run(context);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [context]);
}

function commandFor(event: KeyboardEvent, context: CommandContext): Command | undefined {
  const typing = isTyping(event.target);
  const { areOn } = singleKeys.getState();
  return commands.find(
    (command) =>
      !command.hasNativeKeys &&
      (!typing || command.worksWhileTyping) &&
      !(command.needsPage && isBesidePage(event.target)) &&
      command.shortcuts?.some(
        (shortcut) => (areOn || !isSingleKey(shortcut)) && matchesShortcut(event, shortcut),
      ) &&
      command.isEnabled(context),
  );
}
