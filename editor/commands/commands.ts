import { clamp } from 'lodash-es';
import {
  BookmarkPlus,
  BoxSelect,
  ClipboardPaste,
  Command as CommandIcon,
  Copy,
  CornerLeftUp,
  Keyboard,
  Redo2,
  Scissors,
  Undo2,
  X,
} from 'lucide-react';
import { placeOf, topmost } from '../document/page-structure.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import { showToast } from '../ui/controls/toast-store.ts';
import { setView } from '../ui/view/view-store.ts';
import { pasteText } from './clipboard.ts';
import type { Command, CommandContext } from './command.ts';
import { editCommands } from './edit-commands.ts';
import { pageCommands } from './page-commands.ts';
import { paneCommands } from './pane-commands.ts';
import { canSavePattern, openSavePattern } from './pattern-request.ts';
import { viewCommands } from './view-commands.ts';

const selectCommands: readonly Command[] = [
  {
    id: 'select.all',
    label: { es: 'Seleccionar todo aquí', en: 'Select all here' },
    group: 'select',
    icon: BoxSelect,
    shortcuts: ['Mod+A'],
    isInMenu: true,
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
    label: { es: 'Seleccionar lo que lo contiene', en: 'Select what holds it' },
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
    label: { es: 'Quitar la selección', en: 'Clear the selection' },
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

const clipboardCommands: readonly Command[] = [
  {
    id: 'cut',
    label: { es: 'Cortar', en: 'Cut' },
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
    label: { es: 'Copiar', en: 'Copy' },
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
    label: { es: 'Pegar', en: 'Paste' },
    group: 'edit',
    icon: ClipboardPaste,
    shortcuts: ['Mod+V'],
    hasNativeKeys: true,
    isInMenu: true,
    isEnabled: ({ editor }) => editor !== null,
    run: (context) => void pasteFromSystem(context),
  },
];

const helpCommands: readonly Command[] = [
  {
    id: 'commands',
    label: { es: 'Buscar un comando', en: 'Find a command' },
    group: 'help',
    icon: CommandIcon,
    shortcuts: ['Mod+K'],
    worksWhileTyping: true,
    isEnabled: () => true,
    run: () => setView({ dialog: 'commands' }),
  },
  {
    id: 'shortcuts',
    label: { es: 'Atajos de teclado', en: 'Keyboard shortcuts' },
    words: { es: 'teclas ayuda', en: 'keys help' },
    group: 'help',
    icon: Keyboard,
    shortcuts: ['?'],
    isEnabled: () => true,
    run: () => setView({ dialog: 'shortcuts' }),
  },
];

const insertCommands: readonly Command[] = [
  {
    id: 'pattern.save',
    label: { es: 'Guardar como sección lista', en: 'Save as a ready section' },
    words: { es: 'plantilla reutilizar', en: 'template pattern reuse' },
    group: 'insert',
    icon: BookmarkPlus,
    isInMenu: true,
    isEnabled: ({ editor }) => editor !== null && canSavePattern(editor),
    run: ({ editor }) => {
      if (editor !== null) openSavePattern(editor, placeOfSelection(editor));
    },
  },
];

const historyCommands: readonly Command[] = [
  {
    id: 'undo',
    label: { es: 'Deshacer', en: 'Undo' },
    words: { es: 'atrás regresar', en: 'back revert' },
    group: 'edit',
    icon: Undo2,
    shortcuts: ['Mod+Z'],
    isEnabled: ({ editor }) => editor !== null && editor.page.history().undoLabel !== null,
    run: ({ editor }) => editor?.page.undo(),
  },
  {
    id: 'redo',
    label: { es: 'Rehacer', en: 'Redo' },
    group: 'edit',
    icon: Redo2,
    shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
    isEnabled: ({ editor }) => editor !== null && editor.page.history().redoLabel !== null,
    run: ({ editor }) => editor?.page.redo(),
  },
];

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

/** Below the upper edge of what leads the selection, as far as that can be seen. */
function placeOfSelection({ selection }: PageEditor) {
  const element = document.getElementById(`s-${selection.get().at(-1)}`);
  const { left, top } = element?.getBoundingClientRect() ?? { left: 320, top: 80 };
  return { x: Math.max(16, left + 16), y: clamp(top + 16, 64, innerHeight - 160) };
}

// Their keys are the browser's own: `useClipboard` hears its events. Only what the menu and the palette ask for runs here.

function hasSelection({ editor }: CommandContext): boolean {
  if (editor === null) return false;
  const page = editor.page.state();
  return topmost(page, editor.selection.get()).some((id) => id !== page.rootId);
}

/** Browsers ask the person, and may be told no. */
async function pasteFromSystem({ editor, message }: CommandContext): Promise<void> {
  const text = await navigator.clipboard?.readText().catch(() => undefined);
  const isBlocked = editor === null || text === undefined;
  const outcome = isBlocked ? 'blocked' : await pasteText(editor, text);
  if (outcome !== 'pasted') showToast({ text: message(`clipboard.${outcome}`), tone: 'warning' });
}

/** The section around the one that leads the selection, unless that is the page itself. */
function parentOf({ page, selection }: NonNullable<Parameters<Command['run']>[0]['editor']>) {
  const { sections, rootId } = page.state();
  const place = placeOf(sections, selection.get().at(-1) ?? '');
  return place && place.parentId !== rootId ? place.parentId : undefined;
}
