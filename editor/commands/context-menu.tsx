import { useStore } from 'zustand';
import { Menu, type MenuItem, type MenuPlace } from '../ui/controls/menu.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { type Command, useCommandContext } from './command.ts';
import { commands } from './commands.ts';
import { closeContextMenu, contextMenuStore } from './context-menu-store.ts';
import { groupCommands } from './group-commands.ts';

/** What can be done with the selection, at the place where it was asked for. */
export function ContextMenu() {
  const at = useStore(contextMenuStore, (state) => state.at);
  return at && <OpenMenu key={`${at.x} ${at.y}`} at={at} />;
}

function OpenMenu({ at }: { readonly at: MenuPlace }) {
  const message = useMessage();
  const { language } = useLanguage();
  const context = useCommandContext();
  const toItem = (command: Command): MenuItem => ({
    id: command.id,
    label: command.label[language],
    icon: command.icon,
    shortcut: command.shortcuts?.[0],
    isDangerous: command.isDangerous,
    isDisabled: !command.isEnabled(context),
    run: () => command.run(context),
  });
  const groups = groupCommands(commands.filter((command) => command.isInMenu));
  const items = groups.map(([group, own]) => ({
    label: message(`group.${group}`),
    items: own.map(toItem),
  }));
  return <Menu label={message('menu.label')} items={items} at={at} onClose={closeContextMenu} />;
}
