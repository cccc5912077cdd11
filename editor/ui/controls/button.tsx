import { type ReactNode, useState } from 'react';
import styles from './button.module.css';
import tooltipStyles from './tooltip.module.css';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly type?: 'button' | 'submit';
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  /** Name for buttons that show an icon only. */
  readonly label?: string;
  readonly expanded?: boolean;
  readonly className?: string | undefined;
  /** It keeps the focus and its place, and does nothing. */
  readonly isDisabled?: boolean;
  /** Id of the form that it submits, where it stands outside of it. */
  readonly form?: string;
  readonly id?: string;
  /** Id of the element that says more of it, such as why it does nothing. */
  readonly describedBy?: string | undefined;
}

export function Button({
  children,
  onClick,
  type = 'button',
  variant = 'secondary',
  label,
  expanded,
  className,
  isDisabled = false,
  form,
  id,
  describedBy,
}: ButtonProps) {
  return (
    <button
      id={id}
      type={type}
      className={[styles.button, styles[variant], label && styles.iconOnly, className]
        .filter(Boolean)
        .join(' ')}
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
        else onClick?.();
      }}
      form={form}
      aria-disabled={isDisabled || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-expanded={expanded}
    >
      {children}
    </button>
  );
}

interface TooltipProps {
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
      className={tooltipStyles.anchor}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onPointerDown={() => setDismissed(true)}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children}
      <span
        className={`${tooltipStyles.bubble} ${tooltipStyles[align]} ${tooltipStyles[side]}`}
        aria-hidden="true"
      >
        {text}
        {shortcut !== undefined && <kbd className={tooltipStyles.key}>{shortcut}</kbd>}
      </span>
    </span>
  );
}
