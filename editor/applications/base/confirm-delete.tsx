import { Button } from '../../ui/controls/button.tsx';
import { ModalDialog } from '../../ui/dialogs/dialog.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from './base.module.css';
import { countKey } from './count-key.ts';

export interface ConfirmDeleteProps {
  readonly count: number;
  readonly onRun: () => void;
  readonly onClose: () => void;
}

/** Nothing brings a deleted application back. */
export function ConfirmDelete({ count, onRun, onClose }: ConfirmDeleteProps) {
  const message = useMessage();
  return (
    <ModalDialog
      size="small"
      title={message(countKey('applications.delete.title', count), { count })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{message('applications.cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              onRun();
            }}
          >
            {message('applications.delete.run')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{message('applications.delete.text')}</p>
    </ModalDialog>
  );
}
