import { type ReactNode, useState } from 'react';
import type { ChangeSummary } from '#schemas/diff/words/summarise-changes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from './change-list.module.css';

export interface ChangeListProps {
  readonly changes: readonly ChangeSummary[];
  /** Sentences that stand there before somebody asks for the rest. */
  readonly limit?: number;
  /** What can be done about one of them. */
  readonly action?: (change: ChangeSummary) => ReactNode;
}

/** What changed, one sentence a node. */
export function ChangeList({ changes, limit = 12, action }: ChangeListProps) {
  const message = useMessage();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, limit);
  const hidden = changes.length - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((change, index) => (
          <li key={`${change.nodeId} ${index}`} className={styles.item}>
            <span className={styles.text}>{change.text}</span>
            {action?.(change)}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {message('versions.more-changes', { count: hidden })}
        </Button>
      )}
    </>
  );
}
