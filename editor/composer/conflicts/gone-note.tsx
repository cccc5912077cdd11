import { useStore } from 'zustand';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from '../composer.module.css';
import { useFormSession } from '../session/form-session-context.ts';
import { BringBack } from './bring-back.tsx';

/** Somebody deleted the form that is worked on here: what was written stays, and there is a way to save it. */
export function GoneNote() {
  const message = useMessage();
  const session = useFormSession();
  const { siteId, formId } = session;
  const { step, error } = useStore(session.saving);
  if (step !== 'failed' || error?.failure !== 'missing') return null;
  return (
    <div className={styles.conflict} role="alert">
      <p>{message('composer.gone')}</p>
      <BringBack siteId={siteId} formId={formId} onBack={() => session.flush()} />
    </div>
  );
}
