import { BookmarkPlus } from 'lucide-react';
import type { PageEditor } from '../page-editor/page-editor.ts';
import { canSavePattern, openSavePattern } from '../patterns/pattern-request.ts';
import type { Command } from './command.ts';

export const insertCommands: readonly Command[] = [
  {
    id: 'pattern.save',
    label: 'command.pattern.save',
    group: 'insert',
    icon: BookmarkPlus,
    isInMenu: true,
    isEnabled: ({ editor }) => editor !== null && canSavePattern(editor),
    run: ({ editor }) => {
      if (editor !== null) openSavePattern(editor, placeOfSelection(editor));
    },
  },
];

/** Below the upper edge of what leads the selection, as far as that can be seen. */
function placeOfSelection({ selection }: PageEditor) {
  const element = document.getElementById(`s-${selection.get().at(-1)}`);
  const { left, top } = element?.getBoundingClientRect() ?? { left: 320, top: 80 };
  return { x: Math.max(16, left + 16), y: Math.min(innerHeight - 160, Math.max(64, top + 16)) };
}
