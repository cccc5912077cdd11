import { clipboardCommands } from './clipboard-commands.ts';
import type { Command } from './command.ts';
import { editCommands } from './edit-commands.ts';
import { helpCommands } from './help-commands.ts';
import { historyCommands } from './history-commands.ts';
import { insertCommands } from './insert-commands.ts';
import { pageCommands } from './page-commands.ts';
import { paneCommands } from './pane-commands.ts';
import { selectCommands } from './select-commands.ts';
import { viewCommands } from './view-commands.ts';

/** Everything that can be done, in the order of the shortcut sheet. */
export const commands: readonly Command[] = [
  ...historyCommands,
  ...clipboardCommands,
  ...editCommands,
  ...insertCommands,
  ...selectCommands,
  ...pageCommands,
  ...paneCommands,
  ...viewCommands,
  ...helpCommands,
];

/** A command by its id. Asking for one that is not there is a bug. */
export function commandById(id: string): Command {
  const command = commands.find((one) => one.id === id);
  if (!command) throw new Error(`There is no command "${id}".`);
  return command;
}
