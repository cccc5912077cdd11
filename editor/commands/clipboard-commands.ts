import { ClipboardPaste, Copy, Scissors } from 'lucide-react';
import { showToast } from '../controls/toast-store.ts';
import { topmost } from '../document/page-structure.ts';
import { pasteText } from './clipboard.ts';
import type { Command, CommandContext } from './command.ts';

// Their keys are the browser's own: `useClipboard` hears its events. Only what the menu and the palette ask for runs here.

function hasSelection({ editor }: CommandContext): boolean {
  if (editor === null) return false;
  const page = editor.page.state();
  return topmost(page, editor.selection.get()).some((id) => id !== page.rootId);
}

export const clipboardCommands: readonly Command[] = [
  {
    id: 'cut',
    label: 'command.cut',
    group: 'edit',
    icon: Scissors,
    shortcuts: ['Mod+X'],
    hasNativeKeys: true,
    isInMenu: true,
    isEnabled: hasSelection,
    run: () => void document.execCommand('cut'),
  },
  {
    id: 'copy',
    label: 'command.copy',
    group: 'edit',
    icon: Copy,
    shortcuts: ['Mod+C'],
    hasNativeKeys: true,
    isInMenu: true,
    isEnabled: hasSelection,
    run: () => void document.execCommand('copy'),
  },
  {
    id: 'paste',
    label: 'command.paste',
    group: 'edit',
    icon: ClipboardPaste,
    shortcuts: ['Mod+V'],
    hasNativeKeys: true,
    isInMenu: true,
    isEnabled: ({ editor }) => editor !== null,
    run: (context) => void pasteFromSystem(context),
  },
];

/** Browsers ask the person, and may be told no. */
async function pasteFromSystem({ editor, message }: CommandContext): Promise<void> {
  const text = await navigator.clipboard?.readText().catch(() => undefined);
  const isBlocked = editor === null || text === undefined;
  const outcome = isBlocked ? 'blocked' : await pasteText(editor, text);
  if (outcome !== 'pasted') showToast({ text: message(`clipboard.${outcome}`), tone: 'warning' });
}
