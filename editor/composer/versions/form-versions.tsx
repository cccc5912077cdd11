import { useMemo } from 'react';
import { diffFormTexts } from '#schemas/diff/compare/diff-forms.ts';
import { summariseChanges } from '#schemas/diff/words/summarise-changes.ts';
import { ChangeList } from '../../publishing/versions/change-list.tsx';
import styles from '../../publishing/versions/versions-dialog.module.css';
import { VersionsFrame } from '../../publishing/versions/versions-frame.tsx';
import { useVersionText } from '../../service/content-queries.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { formText, readForm } from '../document/edited-form.ts';
import { useEditedForm, useFormSession } from '../session/form-session-context.ts';

/** What the open form was, what changed since, and a way back. */
export function FormVersions({ onClose }: { readonly onClose: () => void }) {
  const message = useMessage();
  const { siteId, formId } = useFormSession();
  return (
    <VersionsFrame
      owner={{ siteId, kind: 'forms', id: formId }}
      label={message('composer.versions')}
      onClose={onClose}
    >
      {({ version }) => <FormVersion key={version} version={version} onClose={onClose} />}
    </VersionsFrame>
  );
}

/** Nobody reads more. */
const MAX_CHANGES = 1_000;

interface FormVersionProps {
  readonly version: number;
  readonly onClose: () => void;
}

function FormVersion({ version, onClose }: FormVersionProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { siteId, formId, form, selection } = useFormSession();
  const edited = useEditedForm();
  const { data, error, refetch } = useVersionText({ siteId, kind: 'forms', id: formId }, version);
  const changes = useMemo(() => {
    if (data === undefined) return undefined;
    const found = diffFormTexts(data, formText(edited)).slice(0, MAX_CHANGES);
    return summariseChanges(found, language);
  }, [data, edited, language]);
  const old = useMemo(() => (data === undefined ? undefined : readForm(data)), [data]);
  const restore = () => {
    if (!old) return;
    selection.set([]);
    form.replace(old, 'composer.edit.restore');
    showToast({ text: message('composer.versions.restored') });
    onClose();
  };
  return (
    <div className={styles.detail}>
      <div className={styles.tools}>
        <h3 className={styles.title}>{message('versions.changes.now')}</h3>
        <Button variant="primary" isDisabled={!old || changes?.length === 0} onClick={restore}>
          {message('composer.versions.restore')}
        </Button>
      </div>
      {error && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && !old && (
        <p className={styles.text}>{message('versions.failed.unreadable')}</p>
      )}
      {changes?.length === 0 && <p className={styles.text}>{message('composer.versions.same')}</p>}
      {changes && changes.length > 0 && <ChangeList changes={changes} limit={40} />}
    </div>
  );
}
