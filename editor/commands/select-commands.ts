import { BoxSelect, CornerLeftUp, X } from 'lucide-react';
import { placeOf } from '../document/page-structure.ts';
import type { Command } from './command.ts';

export const selectCommands: readonly Command[] = [
  {
    id: 'select.all',
    label: 'command.select.all',
    group: 'select',
    icon: BoxSelect,
    shortcuts: ['Mod+A'],
    isEnabled: ({ editor }) => editor !== null,
    // The siblings of what is selected, as everywhere where things stand in things.
    run: ({ editor }) => {
      if (editor === null) return;
      const { sections, rootId } = editor.page.state();
      const place = placeOf(sections, editor.selection.get().at(-1) ?? '');
      editor.selection.set(sections[place?.parentId ?? rootId]?.childIds ?? []);
    },
  },
  {
    id: 'select.parent',
    label: 'command.select.parent',
    group: 'select',
    icon: CornerLeftUp,
    shortcuts: ['Shift+Enter'],
    isInMenu: true,
    isInToolbar: true,
    isEnabled: ({ editor }) => editor !== null && parentOf(editor) !== undefined,
    run: ({ editor }) => {
      const parent = editor && parentOf(editor);
      if (parent) editor.selection.set([parent]);
    },
  },
  {
    id: 'select.none',
    label: 'command.select.none',
    group: 'select',
    icon: X,
    shortcuts: ['Escape'],
    isEnabled: ({ editor }) => editor !== null && editor.selection.get().length > 0,
    // Step by step outwards, and out of the page in the end.
    run: ({ editor }) => {
      const parent = editor && parentOf(editor);
      editor?.selection.set(parent ? [parent] : []);
    },
  },
];

/** The section around the one that leads the selection, unless that is the page itself. */
function parentOf({ page, selection }: NonNullable<Parameters<Command['run']>[0]['editor']>) {
  const { sections, rootId } = page.state();
  const place = placeOf(sections, selection.get().at(-1) ?? '');
  return place && place.parentId !== rootId ? place.parentId : undefined;
}
