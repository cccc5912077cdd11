import { useStore } from 'zustand';
import { Button } from '../ui/controls/button.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './composer.module.css';
import { useFormSession } from './session/form-session-context.ts';

/** Somebody else saved the form meanwhile: nothing is written over before somebody has chosen. */
export function ConflictNote() {
  const message = useMessage();
  const session = useFormSession();
  const isConflict = useStore(session.saving, ({ step }) => step === 'conflict');
  if (!isConflict) return null;
  return (
    <div className={styles.conflict} role="alert">
      <p>{message('composer.conflict')}</p>
      <Button onClick={() => void session.settle('theirs')}>
        {message('composer.conflict.theirs')}
      </Button>
      <Button onClick={() => void session.settle('mine')}>
        {message('composer.conflict.mine')}
      </Button>
    </div>
  );
}
