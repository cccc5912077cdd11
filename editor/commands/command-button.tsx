import { useEffect, useState } from 'react';
import { HISTORY_KEY } from '../document/history/listeners.ts';
import { Tooltip } from '../ui/controls/button.tsx';
import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { shortcutFace, toAriaShortcut } from '../ui/controls/shortcut.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { useView } from '../ui/view/view-store.ts';
import { type CommandContext, useCommandContext } from './command.ts';
import styles from './command-button.module.css';
import { commandById } from './commands.ts';

/** Two frames: long enough for the page to be painted, too short to be seen. */
const ASK_AFTER_MS = 32;

export interface CommandButtonProps {
  readonly id: string;
  readonly side?: 'bottom' | 'top';
  readonly align?: 'center' | 'end';
}

/** A command as an icon, with its name and keys in a tooltip. It stays focusable while it is not possible. */
export function CommandButton({ id, side = 'bottom', align = 'center' }: CommandButtonProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const context = useCommandContext();
  const { label, icon: Icon, shortcuts: [shortcut] = [], run } = commandById(id);
  const isEnabled = useIsEnabled(id, context);
  const name = label[language];
  return (
    <Tooltip
      text={name}
      shortcut={shortcut && shortcutFace(shortcut, message)}
      side={side}
      align={align}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        aria-disabled={!isEnabled || undefined}
        aria-keyshortcuts={shortcut && toAriaShortcut(shortcut)}
        onClick={() => {
          if (commandById(id).isEnabled(context)) run(context);
        }}
      >
        {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      </button>
    </Tooltip>
  );
}

/**
 * Asked again when the structure, the history or the selection changed, after the page was drawn: what a button looks
 * like can wait for what it did.
 */
function useIsEnabled(id: string, context: CommandContext): boolean {
  const { editor } = context;
  const [isEnabled, setEnabled] = useState(() => commandById(id).isEnabled(context));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      timer = undefined;
      setEnabled(commandById(id).isEnabled(context));
    };
    const schedule = () => {
      timer ??= setTimeout(ask, ASK_AFTER_MS);
    };
    ask();
    const ends = [
      editor?.page.subscribe('sections', schedule),
      editor?.page.subscribe(HISTORY_KEY, schedule),
      editor?.selection.store.subscribe((now, before) => {
        if (now.ids !== before.ids) schedule();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end?.();
    };
  }, [id, context, editor]);
  return isEnabled;
}

interface CommandSwitchProps {
  readonly legend: string;
  /** Commands of the view, one of which is on. */
  readonly ids: readonly string[];
}

/** A few commands of which one is on, as one control. */
export function CommandSwitch({ legend, ids }: CommandSwitchProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const context = useCommandContext();
  useView((view) => view);
  const own = ids.map(commandById);
  const choices = own.map(({ id, label, icon: Icon, shortcuts: [shortcut] = [] }) => ({
    value: id,
    name: label[language],
    ...(shortcut !== undefined && { shortcut: shortcutFace(shortcut, message) }),
    face: Icon ? <Icon size={16} strokeWidth={1.75} aria-hidden="true" /> : label[language],
  }));
  return (
    <SegmentedControl
      legend={legend}
      choices={choices}
      value={own.find((command) => command.isOn?.(context))?.id ?? ''}
      onChange={(id) => commandById(id).run(context)}
      tooltip={{ align: 'end' }}
    />
  );
}
