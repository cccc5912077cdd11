import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCommandContext } from '../commands/command.ts';
import { commandById } from '../commands/commands.ts';
import { Button, Tooltip } from '../ui/controls/button.tsx';
import { Menu, type MenuPlace, placeBelow } from '../ui/controls/menu.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import styles from './top-bar.module.css';

/** What the top bar has no button for. */
const OFFERED = [
  'versions',
  'block-numbers',
  'rename-page',
  'settings',
  'reports',
  'assets',
  'weight',
  'zoom.in',
  'zoom.out',
  'zoom.fit',
  'zoom.full',
  'shortcuts',
  'commands',
] as const;

export const BREAKPOINTS = [
  'breakpoint.mobile',
  'breakpoint.tablet',
  'breakpoint.desktop',
] as const;

/** Where the top bar has no room for the breakpoints, as its style says too. */
const NARROW = '(width < 700px)';

/** A door for the mouse to what is otherwise found by who knows its name or keys. */
export function MoreMenu() {
  const message = useMessage();
  const { language } = useLanguage();
  const context = useCommandContext();
  const button = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<MenuPlace>();
  const name = message('top-bar.more');
  const offered = matchMedia(NARROW).matches ? [...OFFERED, ...BREAKPOINTS] : OFFERED;
  const items = offered
    .map(commandById)
    .map(({ id, label, icon, shortcuts, isEnabled, isOn, run }) => ({
      id,
      label: label[language],
      icon,
      shortcut: shortcuts?.[0],
      isOn: isOn?.(context),
      isDisabled: !isEnabled(context),
      run: () => run(context),
    }));
  return (
    <span ref={button} className={styles.more}>
      <Tooltip text={name} align="end">
        <Button
          variant="quiet"
          label={name}
          expanded={at !== undefined}
          onClick={() => button.current && setAt(placeBelow(button.current))}
        >
          <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </Tooltip>
      {at && <Menu label={name} items={items} at={at} onClose={() => setAt(undefined)} />}
    </span>
  );
}
