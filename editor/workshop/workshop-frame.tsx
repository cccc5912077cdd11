import type { ReactNode } from 'react';
import { useMessage } from '../language/use-message.ts';
import { useView } from '../view/use-view.ts';
import styles from './workshop.module.css';

export interface WorkshopFrameProps {
  readonly left: ReactNode;
  readonly bar?: ReactNode;
  readonly right?: ReactNode;
  /** The page on its desk. */
  readonly children: ReactNode;
}

/** Where everything stands: a bar above, a pane on either side of the canvas. */
export function WorkshopFrame({ left, bar, right, children }: WorkshopFrameProps) {
  const message = useMessage();
  const openPane = useView((view) => view.openPane);
  return (
    <div className={styles.workshop} data-open={openPane ?? undefined}>
      <header className={styles.bar}>{bar}</header>
      <aside className={styles.left} aria-label={message('pane.left')}>
        {left}
      </aside>
      {/* The page on it brings the document's main landmark. */}
      <section className={styles.canvas} aria-label={message('canvas')} data-desk="">
        {children}
      </section>
      <div id="right-pane" className={styles.right}>
        {right}
      </div>
    </div>
  );
}
