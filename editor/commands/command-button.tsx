import { useSyncExternalStore } from 'react';
import { Tooltip } from '../controls/tooltip.tsx';
import { useMessage } from '../language/use-message.ts';
import type { CommandContext } from './command.ts';
import styles from './command-button.module.css';
import { useCommandContext } from './command-context.ts';
import { commandById } from './commands.ts';
import { shortcutFace, toAriaShortcut } from './shortcut.ts';

export interface CommandButtonProps {
  readonly id: string;
  readonly side?: 'bottom' | 'top';
  readonly align?: 'center' | 'end';
}

/** A command as an icon, with its name and keys in a tooltip. It stays focusable while it is not possible. */
export function CommandButton({ id, side = 'bottom', align = 'center' }: CommandButtonProps) {
  const message = useMessage();
  const context = useCommandContext();
  const { label, icon: Icon, shortcuts: [shortcut] = [], run } = commandById(id);
  const isEnabled = useIsEnabled(id, context);
  const name = message(label);
  return (
    <Tooltip text={name} shortcut={shortcut && shortcutFace(shortcut)} side={side} align={align}>
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        aria-disabled={!isEnabled || undefined}
        aria-keyshortcuts={shortcut && toAriaShortcut(shortcut)}
        onClick={() => isEnabled && run(context)}
      >
        {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      </button>
    </Tooltip>
  );
}

/** Asked again after every edit and every change of the selection; drawn again only where the answer is another. */
function useIsEnabled(id: string, context: CommandContext): boolean {
  const { editor } = context;
  return useSyncExternalStore(
    (notify) => {
      const ends = [editor?.page.subscribe('', notify), editor?.selection.store.subscribe(notify)];
      return () => {
        for (const end of ends) end?.();
      };
    },
    () => commandById(id).isEnabled(context),
  );
}
