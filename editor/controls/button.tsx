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
}

export function Button({
  children,
  onClick,
  type = 'button',
  variant = 'secondary',
  label,
  expanded,
  className,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={[styles.button, styles[variant], label && styles.iconOnly, className]
        .filter(Boolean)
        .join(' ')}
      onClick={onClick}
      aria-label={label}
      aria-expanded={expanded}
    >
      {children}
    </button>
  );
}
