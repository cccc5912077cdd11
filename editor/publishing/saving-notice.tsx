import { useStore } from 'zustand';
import type { Flushed } from '../commands/use-flushed.ts';
import type { PageSaver } from '../drafts/page-saver.ts';
import { Button } from '../ui/controls/button.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { setView } from '../ui/view/view-store.ts';
import styles from './publish-dialog.module.css';

export interface SavingNoticeProps {
  readonly flushed: Flushed;
  readonly isOvertaken: boolean;
  readonly saver: PageSaver;
}

/** Why what is asked for waits, with what helps. */
export function SavingNotice({ flushed, isOvertaken, saver }: SavingNoticeProps) {
  const message = useMessage();
  const isDisputed = useStore(saver.store, ({ step }) => step === 'conflict');
  if (isDisputed)
    return (
      <p className={styles.warning} role="alert">
        {message('publishing.disputed')}
        <Button onClick={() => setView({ dialog: 'conflict' })}>
          {message('saving.notice.review')}
        </Button>
      </p>
    );
  if (flushed.step === 'failed')
    return (
      <p className={styles.warning} role="alert">
        {message('publishing.unsaved')}
        <Button onClick={flushed.retry}>{message('retry')}</Button>
      </p>
    );
  if (!isOvertaken) return null;
  return (
    <p className={styles.warning} role="alert">
      {message('publishing.overtaken')}
    </p>
  );
}
