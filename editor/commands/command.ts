import type { MessageKey } from '../messages/messages.ts';

export type CommandId =
  | 'breakpoint.mobile'
  | 'breakpoint.tablet'
  | 'breakpoint.desktop'
  | 'zoom.fit'
  | 'zoom.full'
  | 'pages.filter'
  | 'pages.hide';

/** Something a person can do; toolbars and keys both take it from here. */
export interface Command {
  readonly id: CommandId & MessageKey;
  /** The key as it is printed on keyboards. */
  readonly shortcut: string;
  readonly run: () => void;
}
