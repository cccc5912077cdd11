import { useState } from 'react';
import type { Problem } from '#schemas/problems/problem.ts';
import { ProblemList } from '../../checks/problems/problem-group.tsx';
import { toContentError } from '../../service/request/content-error.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { type DraftToSave, saveDraft } from '../../service/saving-api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import styles from './invalid-document.module.css';

interface Mending {
  /** What the page would be saved as. */
  readonly draft: DraftToSave;
  /** It is saved, or somebody saved another one meanwhile: look again. */
  readonly onMended: () => unknown;
}

export interface InvalidDocumentProps {
  readonly title: string;
  readonly text: string;
  readonly problems: readonly Problem[];
  /** Where one click makes it a page that opens. */
  readonly mending?: Mending;
}

/** Says why a document cannot be shown, in place of the canvas. */
export function InvalidDocument({ title, text, problems, mending }: InvalidDocumentProps) {
  return (
    <div className={styles.desk}>
      <div className={styles.card}>
        <div role="alert">
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        {mending && <MendPage {...mending} />}
        <ProblemList problems={problems} />
      </div>
    </div>
  );
}

/** Saves a page as one that opens. */
function MendPage({ draft, onMended }: Mending) {
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
