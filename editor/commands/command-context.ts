import { createContext, useContext } from 'react';
import type { CommandContext } from './command.ts';

export const CommandContextContext = createContext<CommandContext>({
  editor: null,
  saver: null,
  message: (key) => key,
  switchLanguage: () => {},
});

/** What commands act on at this place of the interface. */
export function useCommandContext(): CommandContext {
  return useContext(CommandContextContext);
}
