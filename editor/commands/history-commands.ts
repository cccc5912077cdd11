import { Redo2, Undo2 } from 'lucide-react';
import type { Command } from './command.ts';

export const historyCommands: readonly Command[] = [
  {
    id: 'undo',
    label: 'command.undo',
    group: 'edit',
    icon: Undo2,
    shortcuts: ['Mod+Z'],
    isEnabled: ({ editor }) => editor !== null && editor.page.history().undoLabel !== null,
    run: ({ editor }) => editor?.page.undo(),
  },
  {
    id: 'redo',
    label: 'command.redo',
    group: 'edit',
    icon: Redo2,
    shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
    isEnabled: ({ editor }) => editor !== null && editor.page.history().redoLabel !== null,
    run: ({ editor }) => editor?.page.redo(),
  },
];
