import { useId } from 'react';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import styles from './palette-pane.module.css';
import { PaletteTile } from './palette-tile.tsx';

export interface PaletteGridProps {
  readonly group: PaletteGroup;
  /** The item that the Tab key leads to. */
  readonly activeKey: string | undefined;
  readonly onInsert: (item: PaletteItem) => void;
}

/** Items of one kind. */
export function PaletteGrid({ group, activeKey, onInsert }: PaletteGridProps) {
  const titleId = useId();
  const { name, items, note } = group;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {name}
      </h2>
      {note}
      <ul className={styles.grid}>
        {items.map((item) => (
          <PaletteTile
            key={item.key}
            item={item}
            isActive={item.key === activeKey}
            onInsert={onInsert}
          />
        ))}
      </ul>
    </section>
  );
}
