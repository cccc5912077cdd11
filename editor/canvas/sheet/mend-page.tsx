import { useState } from 'react';
import { toContentError } from '../../service/request/content-error.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { type DraftToSave, saveDraft } from '../../service/saving-api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import styles from './invalid-document.module.css';

export interface Mending {
  /** What the page would be saved as. */
  readonly draft: DraftToSave;
  /** It is saved, or somebody saved another one meanwhile: look again. */
  readonly onMended: () => unknown;
}

/** Saves a page as one that opens. */
export function MendPage({ draft, onMended }: Mending) {
  const message = useMessage();
  const { language } = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const mend = async () => {
    setSaving(true);
    setFailure(undefined);
    try {
      await saveDraft(draft);
      await onMended();
    } catch (error) {
      if (toContentError(error).failure === 'conflict') await onMended();
      else setFailure(failureText(error, language));
    }
    setSaving(false);
  };
  return (
    <div className={styles.mending}>
      <Button variant="primary" isDisabled={isSaving} onClick={mend}>
        {message('canvas.invalid.mend')}
      </Button>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  );
}
