import { useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { StateMessage } from '../controls/state-message.tsx';
import { useMessage } from '../language/use-message.ts';
import { setView } from '../view/view-store.ts';
import styles from './outline.module.css';
import { OutlineTree } from './outline-tree.tsx';
import { useOutlineRows } from './use-outline-rows.ts';

/** The layers of the page as a tree. */
export function OutlinePane() {
  const message = useMessage();
  const rows = useOutlineRows();
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} className={styles.pane}>
      {rows.length > 0 ? (
        <OutlineTree rows={rows} scroller={scroller} />
      ) : (
        <StateMessage
          title={message('outline.empty.title')}
          text={message('outline.empty.text')}
          action={
            <Button variant="primary" onClick={() => setView({ leftPane: 'add' })}>
              {message('outline.empty.action')}
            </Button>
          }
        />
      )}
    </div>
  );
}
