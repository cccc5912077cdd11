import { ArrowUp } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import type { LiveList } from '../base/live-list.ts';
import styles from './live-news.module.css';

/** Says how many arrived meanwhile; they take their place in the list when somebody asks for them. */
export function LiveNews({ live: { arrived, hasMore, showArrived } }: { readonly live: LiveList }) {
  const message = useMessage();
  return (
    <div className={styles.news} role="status">
      {arrived > 0 && (
        <Button variant="primary" onClick={showArrived}>
          <ArrowUp size={14} aria-hidden="true" />
          {message(`applications.arrived.${arrived === 1 ? 'one' : 'many'}`, {
            count: `${arrived}${hasMore ? '+' : ''}`,
          })}
        </Button>
      )}
    </div>
  );
}
