import type { Command, CommandGroup } from './command.ts';

const ORDER: readonly CommandGroup[] = [
  'edit',
  'insert',
  'arrange',
  'select',
  'page',
  'view',
  'help',
];

/** Commands by group, in the order in which people look for them; groups without any are left out. */
export function groupCommands(
  commands: readonly Command[],
): readonly (readonly [CommandGroup, readonly Command[]])[] {
  return ORDER.map(
    (group) => [group, commands.filter((one) => one.group === group)] as const,
  ).filter(([, own]) => own.length > 0);
}
