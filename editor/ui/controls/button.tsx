import type { ReactNode } from 'react';
import styles from './button.module.css';

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
