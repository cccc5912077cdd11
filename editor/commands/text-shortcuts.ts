import type { MessageKey } from '../ui/messages/messages.ts';

interface TextShortcut {
  readonly label: MessageKey;
  readonly shortcut: string;
}

/**
 * Keys of formatted text, as its toolbar and the sheet of shortcuts name them. No sign is among them that some keyboard
 * writes with AltGr.
 */
export const textShortcuts = {
  bold: { label: 'rich-text.bold', shortcut: 'Mod+B' },
  italic: { label: 'rich-text.italic', shortcut: 'Mod+I' },
  bulletList: { label: 'rich-text.bullets', shortcut: 'Mod+Shift+8' },
  orderedList: { label: 'rich-text.numbers', shortcut: 'Mod+Shift+7' },
  sink: { label: 'rich-text.sink', shortcut: 'Alt+Shift+ArrowRight' },
  lift: { label: 'rich-text.lift', shortcut: 'Alt+Shift+ArrowLeft' },
  link: { label: 'rich-text.link', shortcut: 'Mod+K' },
} as const satisfies Readonly<Record<string, TextShortcut>>;
