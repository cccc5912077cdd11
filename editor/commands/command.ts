import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { Label } from '#schemas/definitions/object-shape.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import type { PageSaver } from '../drafts/page-saver.ts';
import type { MessageKey, MessageParams } from '../ui/messages/messages.ts';

/** What commands act on. Without an open page there are only commands of the view. */
export interface CommandContext {
  readonly editor: PageEditor | null;
  readonly saver: PageSaver | null;
  /** Texts in the interface's language. */
  readonly message: (key: MessageKey, params?: MessageParams) => string;
  /** Shows the interface in its other language. */
  readonly switchLanguage: () => void;
}

export type CommandGroup = 'edit' | 'insert' | 'arrange' | 'select' | 'page' | 'view' | 'help';

/** Something a person can do: toolbar, context menu, palette, shortcut sheet and keys all take it from here. */
export interface Command {
  readonly id: string;
  /** What it is called, wherever it is offered. */
  readonly label: Label;
  /** What else people call it, and find it by. */
  readonly words?: Label;
  readonly group: CommandGroup;
  readonly icon?: LucideIcon;
  /**
   * Keys as in `Mod+Shift+D`, the first of which is shown; `Mod` is ⌘ on Apple's keyboards and Ctrl elsewhere. Letters
   * are what the key prints, so that they follow the keyboard's layout.
   */
  readonly shortcuts?: readonly string[];
  /** The browser itself listens to the keys, which are only shown here. */
  readonly hasNativeKeys?: true;
  /** Also while somebody types in a field, such as saving. */
  readonly worksWhileTyping?: true;
  /** Not by keys pressed at a control beside the page, where they may be meant for that. */
  readonly needsPage?: true;
  /** Shown in the menu of a section or widget. */
  readonly isInMenu?: true;
  /** Shown in the toolbar at the selection. */
  readonly isInToolbar?: true;
  readonly isDangerous?: true;
  isEnabled(context: CommandContext): boolean;
  /** Why its keys do nothing, where that is not to be seen. Asked only while it is not enabled. */
  whyNot?(context: CommandContext): MessageKey | null;
  /** For switches: whether it is on. */
  isOn?(context: CommandContext): boolean;
  run(context: CommandContext): void;
}

export const CommandContextContext = createContext<CommandContext>({
  editor: null,
  saver: null,
  message: (key) => key,
  switchLanguage: () => {},
});

/** What commands act on at this place of the interface. */
export function useCommandContext(): CommandContext {
  return useContext(CommandContextContext);
}
