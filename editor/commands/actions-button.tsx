import { Ellipsis } from 'lucide-react';
import { Tooltip } from '../ui/controls/button.tsx';
import { placeBelow } from '../ui/controls/menu.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './command-button.module.css';
import { openContextMenu } from './context-menu-store.ts';

/** All that can be done with the selection: what a right click opens, for who does not think of one. */
export function ActionsButton() {
  const name = useMessage()('menu.label');
  return (
    <Tooltip text={name} align="end">
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => openContextMenu(placeBelow(currentTarget))}
      >
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
