import {
  ArrowDown,
  ArrowUp,
  BoxSelect,
  CopyPlus,
  CornerLeftUp,
  CornerRightDown,
  Group,
  type LucideIcon,
  Trash2,
  Ungroup,
} from 'lucide-react';
import type { Label } from '#schemas/definitions/object-shape.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { duplicateSections } from '../document/edits/insert-fragment.ts';
import { type StepDirection, stepSections } from '../document/edits/move-sections.ts';
import type { PageEdit } from '../document/edits/page-edit.ts';
import { removeSections } from '../document/edits/remove-nodes.ts';
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
  ['up', ArrowUp, 'Alt+ArrowUp', { es: 'Mover arriba', en: 'Move up' }],
  ['down', ArrowDown, 'Alt+ArrowDown', { es: 'Mover abajo', en: 'Move down' }],
  [
    'in',
    CornerRightDown,
    'Alt+Shift+ArrowRight',
    { es: 'Meter en la sección de al lado', en: 'Move into the section beside' },
  ],
  [
    'out',
    CornerLeftUp,
    'Alt+Shift+ArrowLeft',
    { es: 'Sacar de la sección', en: 'Move out of the section' },
  ],
] as const satisfies readonly (readonly [StepDirection, LucideIcon, string, Label])[];

const stepCommands = STEPS.map(([direction, icon, shortcut, label]) =>
  editCommand(
    {
      id: `move.${direction}`,
      label,
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
      label: { es: 'Duplicar', en: 'Duplicate' },
      words: { es: 'copiar clonar repetir', en: 'copy clone repeat' },
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
      label: { es: 'Eliminar', en: 'Delete' },
      words: { es: 'borrar quitar', en: 'remove erase' },
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
      label: { es: 'Agrupar en una sección', en: 'Group in a section' },
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
      label: { es: 'Agrupar en una fila', en: 'Group in a row' },
      group: 'arrange',
      icon: BoxSelect,
      isInMenu: true,
    },
    (page, ids) => wrapSections(page, ids, 'horizontal'),
  ),
  editCommand(
    {
      id: 'unwrap',
      label: { es: 'Desagrupar', en: 'Ungroup' },
      group: 'arrange',
      icon: Ungroup,
      shortcuts: ['Mod+Shift+G'],
      isInMenu: true,
    },
    (page, [id, ...others]) =>
      id === undefined || others.length > 0 ? undefined : unwrapSection(page, id),
  ),
];
