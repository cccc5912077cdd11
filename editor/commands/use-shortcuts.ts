import { useEffect } from 'react';
import type { Command } from './command.ts';

/** Runs commands by their keys, except while someone types. */
export function useShortcuts(commands: readonly Command[]): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      const command = commands.find(
        ({ shortcut }) => shortcut.toLowerCase() === event.key.toLowerCase(),
      );
      if (!command) return;
      event.preventDefault();
      command.run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [commands]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  );
}
