import { type ReactNode, useState } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  /** Key that does the same, e.g. `1`. */
  readonly shortcut?: string | undefined;
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'bottom' | 'top';
  readonly children: ReactNode;
}

/**
 * Shows what a control does, on hover and on keyboard focus; Escape and using the control hide
 * it, so that it never lies over what the control opened. It repeats the control's accessible name, so assistive
 * technology is not told twice.
 */
export function Tooltip({
  text,
  shortcut,
  align = 'center',
  side = 'bottom',
  children,
}: TooltipProps) {
  const [dismissed, setDismissed] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the control inside it
    <span
      className={styles.anchor}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onPointerDown={() => setDismissed(true)}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children}
      <span className={`${styles.bubble} ${styles[align]} ${styles[side]}`} aria-hidden="true">
        {text}
        {shortcut !== undefined && <kbd className={styles.key}>{shortcut}</kbd>}
      </span>
    </span>
  );
}
