import type { EditorProps } from '@tiptap/pm/view';
import { matchesShortcut } from '../../commands/shortcut.ts';
import { cleanPastedHtml } from './clean-paste.ts';
import { pasteText } from './paste-text.ts';
import { keepPastedList } from './pasted-lists.ts';

/** What keys of the text ask for beyond the text itself. */
export interface RichTextActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly link: () => void;
}

const KEYS: readonly (readonly [shortcut: string, action: keyof RichTextActions])[] = [
  ['Mod+Z', 'undo'],
  ['Mod+Shift+Z', 'redo'],
  ['Mod+Y', 'redo'],
  ['Mod+K', 'link'],
];

/** What the browser's own menus ask for. */
const INPUTS: Readonly<Record<string, keyof RichTextActions>> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
};

/** Undo and redo are the document's, and what is pasted is cleaned. */
export function richTextEvents(actions: { readonly current: RichTextActions }): EditorProps {
  const act = (event: Event, action: keyof RichTextActions | undefined) => {
    if (action === undefined) return false;
    event.preventDefault();
    actions.current[action]();
    return true;
  };
  return {
    transformPastedHTML: cleanPastedHtml,
    clipboardTextParser: pasteText,
    transformPasted: (slice, { state }) => keepPastedList(slice, state.selection.$from),
    handleKeyDown: (_view, event) =>
      act(event, KEYS.find(([shortcut]) => matchesShortcut(event, shortcut))?.[1]),
    handleDOMEvents: {
      // The text has no use for Escape and would swallow it: it leads out of the pane.
      keydown: (_view, { key }) => key === 'Escape',
      beforeinput: (_view, event) => act(event, INPUTS[event.inputType]),
    },
  };
}
