import { type KeyboardEvent, memo, useEffect } from 'react';
import { registerDragSource } from '../drag/drag-sources.ts';
import type { PaletteItem } from './palette-item.ts';
import styles from './palette-pane.module.css';
import { Thumbnail } from './thumbnail.tsx';

export interface PaletteTileProps {
  readonly item: PaletteItem;
  readonly isActive: boolean;
  readonly onInsert: (item: PaletteItem) => void;
}

/** An item: a click or Enter puts it on the page, Space picks it up, the pointer drags it. */
export const PaletteTile = memo(function PaletteTile({
  item,
  isActive,
  onInsert,
}: PaletteTileProps) {
  const { key, label, summary, parts, actions } = item;
  useEffect(() => registerDragSource(key, item), [key, item]);
  return (
    <li className={styles.cell}>
      <button
        type="button"
        className={styles.tile}
        data-drag-source={key}
        tabIndex={isActive ? 0 : -1}
        title={summary}
        onClick={() => onInsert(item)}
        onKeyDown={keepSpace}
        onKeyUp={keepSpace}
      >
        <span className={styles.picture}>
          <Thumbnail parts={parts} />
        </span>
        <span className={styles.name}>{label}</span>
      </button>
      {actions}
    </li>
  );
});

/** Space picks the item up; it must not press the button as well. */
function keepSpace(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}
