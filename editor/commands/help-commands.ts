import { Command as CommandIcon, Keyboard } from 'lucide-react';
import { setView } from '../view/view-store.ts';
import type { Command } from './command.ts';

export const helpCommands: readonly Command[] = [
  {
    id: 'commands',
    label: 'command.commands',
    group: 'help',
    icon: CommandIcon,
    shortcuts: ['Mod+K'],
    worksWhileTyping: true,
    isEnabled: () => true,
    run: () => setView({ dialog: 'commands' }),
  },
  {
    id: 'shortcuts',
    label: 'command.shortcuts',
    group: 'help',
    icon: Keyboard,
    shortcuts: ['?'],
    isEnabled: () => true,
    run: () => setView({ dialog: 'shortcuts' }),
  },
];
