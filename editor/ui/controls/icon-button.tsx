import type { LucideIcon } from 'lucide-react';
import { Button, Tooltip } from './button.tsx';

export interface IconButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  /** Edge of the button that its tooltip begins at. */
  readonly align?: 'start' | 'center' | 'end';
}

/** A quiet button that is its icon, and says what it does to who points at it or comes by keys. */
export function IconButton({
  label,
  icon: Icon,
  onClick,
  isDisabled = false,
  align = 'center',
}: IconButtonProps) {
  return (
    <Tooltip text={label} align={align}>
      <Button variant="quiet" label={label} isDisabled={isDisabled} onClick={onClick}>
        <Icon size={16} aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
