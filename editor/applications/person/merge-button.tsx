import { useId, useRef, useState } from 'react';
import type {
  ApplicationDetail,
  ApplicationSummary,
} from '#schemas/api/recruiting/applications.ts';
import { mergeApplication } from '../../service/recruiting/application-api.ts';
import { toContentError } from '../../service/request/content-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { applicationFailure, stateThere } from '../base/application-failure.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import styles from './person.module.css';

/** The service refuses as invalid what is merged already. */
const MERGE_REFUSED = {
  conflict: 'applications.merge.overtaken',
  invalid: 'applications.merge.already',
} as const;

interface MergeButtonProps {
  readonly application: ApplicationDetail;
  readonly other: ApplicationSummary;
  /** Id of what says which other one it is. */
  readonly describedBy: string;
  /** The button will be gone. */
  readonly onMerged: () => void;
}

/** Merging cannot be taken back: the first press says what becomes of both, the second does it. */
export function MergeButton({ application, other, describedBy, onMerged }: MergeButtonProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { siteId, changes } = useWorkspace();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const keepsId = useId();
  const place = useRef<HTMLDivElement>(null);
  const cancel = () => {
    setAsked(false);
    // The button that had it goes.
    place.current?.querySelector('button')?.focus();
  };
  const merge = async () => {
    setBusy(true);
    const { id, etag } = application;
    try {
      changes.update(id, { etag: await mergeApplication({ siteId, id, etag }, other.id) });
      changes.drop([other.id]);
      showToast({ text: message('applications.merge.done') });
      onMerged();
    } catch (error) {
      const { failure } = toContentError(error);
      const text =
        failure === 'conflict' || failure === 'invalid'
          ? message(MERGE_REFUSED[failure])
          : applicationFailure(error, language);
      showToast({ text, tone: 'warning' });
      changes.update(id, stateThere(error) ?? {});
    }
    setBusy(false);
    setAsked(false);
  };
  return (
    <div ref={place} className={styles.merge}>
      {isAsked && (
        <p id={keepsId} className={styles.soft} role="status">
          {message('applications.merge.keeps')}
        </p>
      )}
      <Button
        variant={isAsked ? 'primary' : 'secondary'}
        describedBy={isAsked ? keepsId : describedBy}
        isDisabled={isBusy}
        onClick={() => (isAsked ? void merge() : setAsked(true))}
      >
        {message(isAsked ? 'applications.merge.sure' : 'applications.merge')}
      </Button>
      {isAsked && <Button onClick={cancel}>{message('applications.cancel')}</Button>}
    </div>
  );
}
