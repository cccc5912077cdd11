import {
  ArrowDown,
  ArrowUp,
  BoxSelect,
  CopyPlus,
  CornerLeftUp,
  CornerRightDown,
  Group,
  Trash2,
  Ungroup,
} from 'lucide-react';
import type { EditedPage } from '../document/edited-page.ts';
import { duplicateSections } from '../document/edits/duplicate-sections.ts';
import type { PageEdit } from '../document/edits/page-edit.ts';
import { removeSections } from '../document/edits/remove-nodes.ts';
import { type StepDirection, stepSections } from '../document/edits/step-sections.ts';
import { unwrapSection, wrapSections } from '../document/edits/wrap-sections.ts';
import type { Command } from './command.ts';

type MakeEdit = (page: EditedPage, ids: readonly string[]) => PageEdit | undefined;

/** A command that is possible wherever the edit of the selection is. */
function editCommand(command: Omit<Command, 'isEnabled' | 'run'>, make: MakeEdit): Command {
  return {
    ...command,
    isEnabled: ({ editor }) =>
      editor !== null && make(editor.page.state(), editor.selection.get()) !== undefined,
    run: ({ editor }) => editor?.edit((page) => make(page, editor.selection.get())),
  };
}

const STEPS = [
  ['up', ArrowUp, 'Alt+ArrowUp'],
  ['down', ArrowDown, 'Alt+ArrowDown'],
  ['in', CornerRightDown, 'Alt+Shift+ArrowRight'],
  ['out', CornerLeftUp, 'Alt+Shift+ArrowLeft'],
] as const satisfies readonly (readonly [StepDirection, unknown, string])[];

const stepCommands = STEPS.map(([direction, icon, shortcut]) =>
  editCommand(
    {
      id: `move.${direction}`,
      label: `command.move.${direction}`,
      group: 'arrange',
      icon,
      shortcuts: [shortcut],
      isInMenu: true,
      ...((direction === 'up' || direction === 'down') && { isInToolbar: true }),
    },
    (page, ids) => stepSections(page, ids, direction),
  ),
);

export const editCommands: readonly Command[] = [
  editCommand(
    {
      id: 'duplicate',
      label: 'command.duplicate',
      group: 'edit',
      icon: CopyPlus,
      shortcuts: ['Mod+D'],
      isInMenu: true,
      isInToolbar: true,
      // All but the page's own root can be copied, so only the place can be full.
      whyNot: ({ editor }) => {
        const ids = editor?.selection.get() ?? [];
        const isCopy = ids.some((id) => id !== editor?.page.state().rootId);
        return isCopy ? 'clipboard.no-room' : null;
      },
    },
    duplicateSections,
  ),
  editCommand(
    {
      id: 'delete',
      label: 'command.delete',
      group: 'edit',
      icon: Trash2,
      shortcuts: ['Delete', 'Backspace'],
      needsPage: true,
      isInMenu: true,
      isInToolbar: true,
      isDangerous: true,
    },
    removeSections,
  ),
  ...stepCommands,
  editCommand(
    {
      id: 'wrap',
      label: 'command.wrap',
      group: 'arrange',
      icon: Group,
      shortcuts: ['Mod+G'],
      isInMenu: true,
    },
    (page, ids) => wrapSections(page, ids),
  ),
  editCommand(
    {
      id: 'wrap.row',
      label: 'command.wrap-row',
      group: 'arrange',
      icon: BoxSelect,
      isInMenu: true,
    },
    (page, ids) => wrapSections(page, ids, 'horizontal'),
  ),
  editCommand(
    {
      id: 'unwrap',
      label: 'command.unwrap',
      group: 'arrange',
      icon: Ungroup,
      shortcuts: ['Mod+Shift+G'],
      isInMenu: true,
    },
    (page, [id, ...others]) =>
      id === undefined || others.length > 0 ? undefined : unwrapSection(page, id),
  ),
];
